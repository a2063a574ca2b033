/** The texts of the library's errors: each message has a code, and the address of the page that explains it. */
const errorDescMap = {};
const [buildDescMap, runtimeDescMap, typeDescMap] = [errorDescMap, errorDescMap, errorDescMap];

export { buildDescMap, errorDescMap, runtimeDescMap, typeDescMap };
