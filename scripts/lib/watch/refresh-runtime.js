// This module is the first of the shell's development build, because React looks for the hook only once, when React's own
// module is evaluated.
import * as runtime from 'react-refresh/runtime';

runtime.injectIntoGlobalHook(globalThis);
globalThis.__federation_refresh__ = runtime;
