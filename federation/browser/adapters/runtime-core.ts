import * as runtimeCore from '@module-federation/runtime-core';

// Remotes are built with `externalRuntime` and look for the federation runtime here; the flag that provides
// it brings in a second copy.
Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore);
