// First module of the shell's development builds: React looks for the hook once, when its module is evaluated.
import * as runtime from 'react-refresh/runtime';

runtime.injectIntoGlobalHook(globalThis);
globalThis.__federation_refresh__ = runtime;
