export { describeAllRemotes, lastRollback } from './describe';
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
export { createPublishedReader, type GetReleaseStatus } from './published-remotes';
export {
  findPage,
  listReleaseFolders,
  resolutionId,
  collectBrowserIntegrity,
  isCacheable,
  publishedReleaseUrl,
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
export { removeExpendableReleases } from './retention';
export { findActivations, findRemote } from './activation-store';
