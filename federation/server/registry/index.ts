export { describeAllRemotes, lastRollback, registryRoutes } from './routes';
export {
  deleteExpiredPreviews,
  deleteRelease,
  findActivations,
  findPreviews,
  findRelease,
  findReleasesOfOthers,
  findRemote,
  isPublished,
  listPreviews,
  saveRelease,
} from './store';
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
export { activations, files, isUnexpiredRelease, publications, releases, type PublishedRelease } from './schema';
export { rollBackAutomatically } from './activate-release';
export { isVersionChange } from './remote-state';
export { removeExpendableReleases } from './retention';
