export { requireDeveloper, requireOperator, type DeveloperDependencies } from './developers';
export { mayPreview, usesRelease } from './may-preview';
export { namesFor } from './names';
export { nobody, type Identity, type SignIn } from './identity';
export { developerOverrides } from './override-layer';
export { looksPublic, policyOf } from './policy';
export { overrideRoutes } from './routes';
export { deleteExpiredOverrides } from './store';
