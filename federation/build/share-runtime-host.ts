import { toFederationRuntime, DEFAULT_SCOPE_NAME, createSharedModuleLoaders } from './share-runtime';
import type { GeneratedCallArguments, SharedModuleScope } from './share-runtime';

const { provide, ...taking } = createSharedModuleLoaders((versions) => Object.values(versions)[0]);

export default toFederationRuntime({
  ...taking,

  /** Creates the share scope with one version of each shared module. */
  init({ webpackRequire }: Pick<GeneratedCallArguments, 'webpackRequire'>) {
    const scope: SharedModuleScope = {};
    for (const [name, versions] of Object.entries(webpackRequire.federation.initOptions.shared)) {
      scope[name] = Object.fromEntries(versions.map((version) => [version.version, { ...version }]));
    }
    webpackRequire.S[DEFAULT_SCOPE_NAME] = scope;
    return webpackRequire.federation;
  },

  /** Installs the shared modules of the host's first script, without running them. Each module runs at its first import. */
  installInitialConsumes({
    initialConsumes,
    ...call
  }: GeneratedCallArguments & { initialConsumes: (string | number)[] }): void {
    for (const id of initialConsumes) {
      if (provide(call, id)) throw new Error(`Module ${id} is shared on demand: the first script cannot import it`);
    }
  },
});
