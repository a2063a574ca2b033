import { toFederationRuntime, DEFAULT_SCOPE_NAME, sharedModuleLoaders } from './share-runtime';
import type { GeneratedCallArguments, SharedModuleScope } from './share-runtime';

const { provide: _provide, ...loaders } = sharedModuleLoaders;

export default toFederationRuntime({
  ...loaders,

  /** Adds nothing to the share scope, because a remote provides no shared modules. */
  init: ({ webpackRequire }: Pick<GeneratedCallArguments, 'webpackRequire'>) => webpackRequire.federation,

  initContainerEntry({
    webpackRequire,
    shareScope,
  }: Pick<GeneratedCallArguments, 'webpackRequire'> & { shareScope: SharedModuleScope }): void {
    webpackRequire.S[DEFAULT_SCOPE_NAME] = shareScope;
  },
});
