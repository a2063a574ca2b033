export {
  hasReleaseOverride,
  historyNamesFor,
  mayPreview,
  requireDeveloper,
  requireOperator,
  type DeveloperDependencies,
} from './developers';
export { identityWithoutSignIn, type Identity, type SignIn } from './identity';
export { developerOverrides } from './override-layer';
export { isProbablyPublic, policyOf } from './policy';
export { overrideRoutes } from './routes';
export { deleteExpiredOverrides } from './store';
