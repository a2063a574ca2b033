export { describeAll, lastRollback } from './describe';
export {
  deleteExpiredPreviews,
  deleteRelease,
  findPreviews,
  findRelease,
  findReleasesOfOthers,
  isPublished,
  listPreviews,
  saveRelease,
} from './release-store';
export {
  assignVisitorId,
  createPublishedReleasesLayer,
  setVisitorCookie,
  type PublishedRemote,
  type ReadPublished,
} from './published-layer';
export { publishedReader, type GetReleaseStatus } from './published-remotes';
export {
  findPage,
  listReleaseFolders,
  resolutionId,
  collectBrowserIntegrity,
  isCacheable,
  publishedUrl,
  createResolver,
  toRegistry,
  toServedRemote,
  type RequestedPage,
  type Resolution,
  type ResolutionLayer,
  type Resolve,
  type ServedRemote,
} from './resolution';
export { registryRoutes } from './routes';
export { activations, isUnexpiredRelease, publications, releases, type PublishedRelease } from './schema';
export { rollBackAutomatically } from './activate-release';
export { isVersionChange } from './remote-state';
export { removeAllExpendable } from './retention';
export { findActivations, findRemote } from './activation-store';
