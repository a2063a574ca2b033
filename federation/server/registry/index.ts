export { describeAll, lastRollback } from './describe';
export { pathConflict, pathProblem } from './path-conflict';
export { deleteExpiredPreviews, findPreview, findPreviewNotes, listPreviews, savePreview } from './previews';
export { admitVisitor, publishedReleases, rememberVisitor } from './published-layer';
export { publishedReader, type ReadPublished, type StatusOf } from './published-remotes';
export type { PublishedRemote } from './choose-remotes';
export {
  findPage,
  foldersOf,
  identityOf,
  integrityOf,
  isOrdinary,
  publishedUrl,
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
export { activations, isAlive, publications, releases, type PublishedRelease } from './schema';
export { automaticRollback } from './activate-release';
export { isSwitch } from './remote-state';
export { removeAllExpendable } from './retention';
export { findActivations, findActiveOfOthers, findRelease, wasRemoved } from './activation-store';
