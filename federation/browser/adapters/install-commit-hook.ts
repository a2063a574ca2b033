// React's hook for developer tools, which also works in production. React reads it once, at evaluation, so a host must
// import this file first. No other API notifies of commits that do not change the document.
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { supportsFiber: true, inject: () => 1 };
