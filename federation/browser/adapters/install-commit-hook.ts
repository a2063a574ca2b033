// React's hook for developer tools, which it calls in production, too, and looks for once, when its module is evaluated: a
// host imports this file first. Nothing else tells of commits that change nothing in the document.
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { supportsFiber: true, inject: () => 1 };
