export { requireDeveloper, requireOperator, type DeveloperDependencies } from './developers';
export { mayPreview, hasReleaseOverride } from './may-preview';
export { historyNamesFor } from './names';
export { identityWithoutSignIn, type Identity, type SignIn } from './identity';
export { developerOverrides } from './override-layer';
export { isProbablyPublic, policyOf } from './policy';
export { overrideRoutes } from './routes';
export { deleteExpiredOverrides } from './store';
