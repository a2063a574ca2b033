export { describeAll } from './describe-all';
export { lastRollback } from './last-rollback';
export { pathConflict, pathProblem } from './path-conflict';
export { publishedReleases } from './published-layer';
export { publishedReader, type PublishedRows, type ReadPublished } from './published-remotes';
export type { PublishedRemote } from './choose-remotes';
export { builtUrl, publishedUrl } from './release-urls';
export {
  findPage,
  foldersOf,
  identityOf,
  integrityOf,
  isOrdinary,
  resolveThrough,
  toRegistry,
  toServed,
  type RequestedPage,
  type Resolution,
  type ResolutionLayer,
  type Resolve,
  type ServedRemote,
} from './resolution';
export { registryRoutes } from './routes';
export { activationActions, activations, releases } from './schema';
export { automaticRollback } from './activate-release';
export { isSwitch } from './remote-state';
export { releaseStatuses, type StatusOf } from './public-releases';
export { removeAllExpendable } from './retention';
export { findActivations, findActiveOfOthers, findRelease, wasRemoved } from './activation-store';
export { admitVisitor, rememberVisitor } from './visitor';
