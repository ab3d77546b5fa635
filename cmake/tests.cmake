# pentarchy_tests(name folder LINK targets... [FILTER pattern] [LATER] [LONG]): a GoogleTest executable of all *.cpp in the folder.
# Each TEST that passes the filter becomes a CTest test, run from the source root (with sanitizers, all of them together one);
# the label `sanitize` marks what ./test repeats in `dev`. LATER: it takes minutes to compile with sanitizers, and is repeated
# there by tools/sanitize_server instead.
# LONG: its tests play thousands of games and are optimised; the others compile two or three times faster without.
include(GoogleTest)

function(pentarchy_tests name folder)
    cmake_parse_arguments(PARSE_ARGV 2 arg "LATER;LONG" "FILTER" "LINK")
    file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp)
    if(NOT sources)
        return()
    endif()
    add_executable(${name} ${sources})
    target_link_libraries(${name} PRIVATE ${arg_LINK} GTest::gtest_main)
    if(NOT arg_LONG)
        target_compile_options(${name} PRIVATE -O0)
    endif()
    if(NOT TARGET sanitized_tests)  # what ./test builds once more in the dev preset
        add_custom_target(sanitized_tests)
    endif()
    set(label later)
    if(NOT arg_LATER)
        set(label sanitize)
        add_dependencies(sanitized_tests ${name})
    endif()
    if(PENTARCHY_SANITIZE AND NOT arg_LATER)  # to start a process for each TEST would take longer than the tests
        set(shards 1)
        if(NOT arg_FILTER)
            set(arg_FILTER *)  # an empty one would choose none
        endif()
        if(arg_LONG)
            set(shards 4)
        endif()
        foreach(shard RANGE 1 ${shards})
            math(EXPR index "${shard} - 1")
            add_test(NAME ${name}.${shard} COMMAND ${name} --gtest_brief=1 "--gtest_filter=${arg_FILTER}" WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
            set_tests_properties(${name}.${shard} PROPERTIES LABELS ${label} TIMEOUT 900
                ENVIRONMENT "GTEST_TOTAL_SHARDS=${shards};GTEST_SHARD_INDEX=${index}")
        endforeach()
        return()
    endif()
    gtest_discover_tests(${name}
        TEST_PREFIX ${name}.
        TEST_FILTER "${arg_FILTER}"
        WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
        DISCOVERY_MODE PRE_TEST
        PROPERTIES LABELS ${label} TIMEOUT 900)
endfunction()
