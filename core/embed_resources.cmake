# Turns every resources/{stop_words,grammar}/*.txt, resources/{studies,sweeps}/*.json, resources/help/*.md and
# help/window/*.md, resources/report/*.html, resources/handoff/* and resources/icons/*.svg into one generated source with
# a table of (name, text); core/base/resources.h declares the look-up. One more, "version",
# also says what the build lacks.
file(GLOB resource_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/resources/stop_words/*.txt
     ${CMAKE_SOURCE_DIR}/resources/grammar/*.txt ${CMAKE_SOURCE_DIR}/resources/studies/*.json
     ${CMAKE_SOURCE_DIR}/resources/sweeps/*.json ${CMAKE_SOURCE_DIR}/resources/report/*.html
     ${CMAKE_SOURCE_DIR}/resources/icons/*.svg
     ${CMAKE_SOURCE_DIR}/resources/help/*.md ${CMAKE_SOURCE_DIR}/resources/help/window/*.md
     ${CMAKE_SOURCE_DIR}/resources/handoff/*.py
     ${CMAKE_SOURCE_DIR}/resources/handoff/*.yaml ${CMAKE_SOURCE_DIR}/resources/handoff/*.toml)
set(embedded_resources ${CMAKE_CURRENT_BINARY_DIR}/embedded_resources.cpp)
set(entries "    {\"version\", R\"resource(${PROJECT_VERSION}${built_without})resource\"},\n")
foreach(path IN LISTS resource_files)
  cmake_path(RELATIVE_PATH path BASE_DIRECTORY ${CMAKE_SOURCE_DIR}/resources OUTPUT_VARIABLE name)
  file(READ ${path} text)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${path})
  string(APPEND entries "    {\"${name}\", R\"resource(${text})resource\"},\n")
endforeach()
file(CONFIGURE OUTPUT ${embedded_resources} @ONLY CONTENT [[
#include "core/base/resources.h"
namespace lookalike {
namespace {
const EmbeddedResource kResources[] = {
@entries@};
}
std::span<const EmbeddedResource> embedded_resources() { return kResources; }
}  // namespace lookalike
]])
