export {
  hasReleaseOverride,
  readHistoryNames,
  mayPreview,
  requireDeveloper,
  requireOperator,
  type DeveloperDependencies,
} from './developers';
export { identityWithoutSignIn, type IdentityProvider, type SignIn } from './identity';
export { developerOverrides } from './override-layer';
export { isProbablyPublic, overridePolicyOf } from './policy';
export { overrideRoutes } from './routes';
export { deleteExpiredOverrides } from './store';
