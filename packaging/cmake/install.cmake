# `cmake --install`, and `cpack` for two Debian packages: lookalike (component window) and lookalike-cli (component cli).
include(GNUInstallDirs)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)

# packaging/installed-files makes a program's share folder when it is installed, because it runs the program.
function(install_program program component)
  set(share ${CMAKE_BINARY_DIR}/share/${program})
  install(TARGETS ${program} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT ${component})
  install(CODE "execute_process(COMMAND ${CMAKE_SOURCE_DIR}/packaging/installed-files $<TARGET_FILE:${program}> ${share}
                                COMMAND_ERROR_IS_FATAL ANY)" COMPONENT ${component})
  install(DIRECTORY ${share}/ DESTINATION ${CMAKE_INSTALL_DATADIR} COMPONENT ${component})
endfunction()

set(CPACK_COMPONENTS_ALL cli)
install_program(lookalike-cli cli)
if(TARGET lookalike)
  list(APPEND CPACK_COMPONENTS_ALL window)
  install_program(lookalike window)
  file(STRINGS packaging/debian/changelog release_date REGEX "^ -- " LIMIT_COUNT 1)
  string(REGEX REPLACE ".*>  " "" release_date "${release_date}")
  execute_process(COMMAND date -u -d "${release_date}" +%Y-%m-%d OUTPUT_VARIABLE release_date
                  OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  set(metainfo example.lookalike.lookalike.metainfo.xml)  # its id, as AppStream wants it
  configure_file(packaging/desktop/lookalike.metainfo.xml.in ${metainfo} @ONLY)
  install(FILES ${CMAKE_BINARY_DIR}/${metainfo} DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT window)
  install(FILES packaging/desktop/lookalike.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT window)
  install(FILES packaging/desktop/lookalike.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages COMPONENT window)
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
    WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_SOURCE_DIR}/packaging/cmake/before_packing.cmake)
set(CPACK_PACKAGE_CONTACT "The Lookalike developers <developers@lookalike.example>")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # each description begins with its own
set(CPACK_DEBIAN_CLI_PACKAGE_NAME lookalike-cli)
set(CPACK_DEBIAN_CLI_PACKAGE_SECTION text)
set(CPACK_DEBIAN_CLI_PACKAGE_SUGGESTS lookalike)
set(CPACK_DEBIAN_CLI_DESCRIPTION "find near-duplicate documents from the command line
Lookalike turns documents into k-shingles, MinHash signatures and LSH bands,
and lists the similar pairs of a corpus: tables, JSON Lines, Parquet, newswire
or text files, also compressed or in archives.

This package contains the command line: it finds pairs and groups, writes the
corpus without its duplicates, compares a run with the exact ground truth,
chooses bands and rows for a recall, runs sweeps of parameters, and exports a
recipe to Spark, datasketch or datatrove.")
set(CPACK_DEBIAN_WINDOW_PACKAGE_NAME lookalike)
set(CPACK_DEBIAN_WINDOW_PACKAGE_SECTION text)
set(CPACK_DEBIAN_WINDOW_PACKAGE_DEPENDS "fonts-dejavu-core, qt6-qpa-plugins")
set(CPACK_DEBIAN_WINDOW_PACKAGE_RECOMMENDS lookalike-cli)
set(CPACK_DEBIAN_WINDOW_PACKAGE_SUGGESTS qt6-translations-l10n)  # "Abbrechen" on Qt's own buttons
set(CPACK_DEBIAN_WINDOW_DESCRIPTION "find near-duplicate documents and see how they are found
Lookalike turns documents into k-shingles, MinHash signatures and LSH bands,
and lists the similar pairs of a corpus: tables, JSON Lines, Parquet, newswire
or text files, also compressed or in archives.

This package contains the window. Every parameter is a control: the S-curve
with the measured shares, the counts and two matched texts side by side follow
at once. A lesson explains the method step by step.")
include(CPack)
