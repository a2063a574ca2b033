// First module of the shell's development build, because React looks for the hook only once, when React is evaluated.
import * as runtime from 'react-refresh/runtime';

runtime.injectIntoGlobalHook(globalThis);
globalThis.__federation_refresh__ = runtime;
