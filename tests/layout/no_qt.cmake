# cmake -DREADELF=... -DNM=... -DPROGRAM=<lookalike-cli> -DLIBRARY=<liblookalike_core.a> -P no_qt.cmake
# Fails when the program needs a Qt library or the library an undefined Qt symbol.
execute_process(COMMAND ${READELF} -d ${PROGRAM} OUTPUT_VARIABLE needed COMMAND_ERROR_IS_FATAL ANY)
if(needed MATCHES "libQt[0-9][A-Za-z]*")
  message(FATAL_ERROR "${PROGRAM} needs ${CMAKE_MATCH_0}.")
endif()

execute_process(COMMAND ${NM} --undefined-only --demangle ${LIBRARY} OUTPUT_VARIABLE undefined ERROR_QUIET
                COMMAND_ERROR_IS_FATAL ANY)
if(undefined MATCHES "U (Q[A-Z][A-Za-z]*::[A-Za-z]*|qt_[a-z_]*|operator[^\n]*Q[A-Z][A-Za-z]*)")
  message(FATAL_ERROR "${LIBRARY} uses ${CMAKE_MATCH_1}.")
endif()
