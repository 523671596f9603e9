# clang 22 for WebAssembly with Debian's wasi-libc and libc++: no JavaScript glue, no imports.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-22)
set(CMAKE_AR llvm-ar-22)
set(CMAKE_RANLIB llvm-ranlib-22)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_CXX_FLAGS_INIT "-Wno-deprecated -msimd128 -mbulk-memory -stdlib=libc++ -fno-exceptions -fno-rtti -fno-threadsafe-statics")
# Thinking ahead needs more than the usual 64 KiB of stack.
# binaryen's wasm-opt, where installed, would run at link time and change the result by machine.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-mexec-model=reactor -Wl,--strip-all -Wl,-z,stack-size=1048576 --no-wasm-opt")
