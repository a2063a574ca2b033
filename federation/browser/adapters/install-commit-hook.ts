// React reads this hook for developer tools at evaluation, also in production, so a host must import this file first.
// Only this hook notifies of commits that do not change the document.
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { supportsFiber: true, inject: () => 1 };
