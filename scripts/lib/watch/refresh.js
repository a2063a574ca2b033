/*
 * First in a development build of the shell: what React Fast Refresh needs before React, and what modules of remotes call
 * that `verdant-remote dev` builds (`federation/cli/dev/refresh-loader.js`).
 */
import * as runtime from 'react-refresh/runtime';

runtime.injectIntoGlobalHook(globalThis);

globalThis.__federation_refresh__ = {
  /** What a module's compiled code registers its components with, before it runs. */
  begin(require, { id, hot }) {
    // The page's own client replaces styles.
    delete require.hmrC?.miniCss;
    const root = new URL(require.p, location.href).href;
    Object.assign(globalThis.__federation_dev__?.[root] ?? {}, { hot });
    return {
      $RefreshReg$: (type, name) => runtime.register(type, `${root} ${id} ${name}`),
      $RefreshSig$: runtime.createSignatureFunctionForTransform,
    };
  },
  /** A module with nothing but components may be replaced alone. */
  end({ exports, hot }) {
    const values = Object.values(exports);
    if (values.length > 0 && values.every((value) => runtime.isLikelyComponentType(value))) hot?.accept();
  },
  perform: () => runtime.performReactRefresh(),
};
