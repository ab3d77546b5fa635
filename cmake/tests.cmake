# pentarchy_tests(name folder LINK targets... [FILTER pattern] [LATER] [LONG]): a GoogleTest executable of all *.cpp in the folder.
# Each TEST that passes the filter becomes a CTest test, run from the source root; the label `sanitize` marks what ./test
# repeats in `dev`. LATER: it takes minutes to compile with sanitizers, and is repeated there by tools/sanitize_server instead.
# LONG: its tests play thousands of games and are optimised in Debug builds, too; the others compile three times faster without.
include(GoogleTest)

function(pentarchy_tests name folder)
    cmake_parse_arguments(PARSE_ARGV 2 arg "LATER;LONG" "FILTER" "LINK")
    file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp)
    if(NOT sources)
        return()
    endif()
    add_executable(${name} ${sources})
    target_link_libraries(${name} PRIVATE ${arg_LINK} GTest::gtest_main)
    target_precompile_headers(${name} PRIVATE ${PENTARCHY_HEAVY_HEADERS} <gtest/gtest.h>)
    if(NOT arg_LONG)
        target_compile_options(${name} PRIVATE $<$<CONFIG:Debug>:-O0>)
    endif()
    if(NOT TARGET sanitized_tests)  # what ./test builds once more in the dev preset
        add_custom_target(sanitized_tests)
    endif()
    set(label later)
    if(NOT arg_LATER)
        set(label sanitize)
        add_dependencies(sanitized_tests ${name})
    endif()
    gtest_discover_tests(${name}
        TEST_PREFIX ${name}.
        TEST_FILTER "${arg_FILTER}"
        WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
        DISCOVERY_MODE PRE_TEST
        PROPERTIES LABELS ${label} TIMEOUT 900)
endfunction()
