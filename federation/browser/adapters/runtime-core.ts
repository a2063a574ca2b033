import * as runtimeCore from '@module-federation/runtime-core';

// Remotes are built with `externalRuntime` and look for the federation runtime here; the flag that provides
// it brings in a second copy.
Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore);

// React's hook for developer tools, which it calls in production, too, and looks for once, when its module is evaluated: a
// host imports this file first. Nothing else tells of commits that change nothing in the document.
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { supportsFiber: true, inject: () => 1 };
