export { LOCAL_OPERATOR, requireDeveloper, requireOperator, type DeveloperDependencies } from './developers';
export { mayPreview } from './may-preview';
export { nobody, type Identity, type SignIn } from './identity';
export { developerOverrides } from './override-layer';
export { looksPublic, policyOf } from './policy';
export { overrideRoutes } from './routes';
export { deleteExpiredOverrides } from './store';
