import * as runtimeCore from '@module-federation/runtime-core';
import { installHook } from './commits';

// Remotes are built with `externalRuntime` and look for the federation runtime here; the flag that provides
// it brings in a second copy.
Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore);

// A host imports this file first: React looks for the hook when it is evaluated.
installHook();
