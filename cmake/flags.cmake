# Compiler settings shared by every target: language, warnings, optimisation, sanitizers, ccache.
option(PENTARCHY_NATIVE "Tune for the CPU of this machine (off: the binary runs on any CPU of its kind)" ON)
set(PENTARCHY_SANITIZE "" CACHE STRING "Value for -fsanitize=, empty for none")

if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Release or Debug" FORCE)
endif()
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_CXX_FLAGS_RELEASE "-O2")
set(CMAKE_CXX_FLAGS_DEBUG "-O0 -g1")  # with sanitizers, optimising takes longer than it saves

add_compile_options(-Wall -Wextra -Wshadow -Werror)
# No fused multiply-add behind our back: the same seed must give the same result in every build.
add_compile_options(-ffp-contract=off)
# A failed CHECK names its file from the project root, whatever the machine.
add_compile_options(-fmacro-prefix-map=${CMAKE_SOURCE_DIR}/=)
if(PENTARCHY_NATIVE)
    add_compile_options(-march=native)
endif()
if(CMAKE_BUILD_TYPE STREQUAL "Debug")
    add_compile_definitions(PENTARCHY_DCHECK)
endif()
if(PENTARCHY_SANITIZE)
    add_compile_options(-fsanitize=${PENTARCHY_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${PENTARCHY_SANITIZE})
endif()

find_program(CCACHE ccache)
if(CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()
