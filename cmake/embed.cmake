# pentarchy_embed(target namespace files...): compiles text files of the current folder into the target as
#     std::string_view <namespace>::embedded(std::string_view name);   // "text/en.txt"; empty if there is none
# Files that do not exist are left out; editing one rebuilds, adding one configures anew.
function(pentarchy_embed target namespace)
    set(present)
    foreach(name ${ARGN})
        file(GLOB found RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name})
        list(APPEND present ${found})
    endforeach()
    list(TRANSFORM present PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/ OUTPUT_VARIABLE paths)
    set(output ${CMAKE_CURRENT_BINARY_DIR}/embedded.cpp)
    set(script ${CMAKE_SOURCE_DIR}/cmake/embed_files.cmake)
    add_custom_command(
        OUTPUT ${output}
        COMMAND ${CMAKE_COMMAND} -DOUTPUT=${output} -DNAMESPACE=${namespace} -DROOT=${CMAKE_CURRENT_SOURCE_DIR}
                "-DFILES=${present}" -P ${script}
        DEPENDS ${script} ${paths}
        COMMENT "Embedding texts of ${namespace}"
        VERBATIM)
    get_target_property(type ${target} TYPE)
    if(NOT type STREQUAL "INTERFACE_LIBRARY")
        target_sources(${target} PRIVATE ${output})
    endif()
endfunction()
