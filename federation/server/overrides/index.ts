export { requireDeveloper, type DeveloperDependencies } from './developers';
export { nobody, type Identity, type SignIn } from './identity';
export { developerOverrides } from './override-layer';
export { looksPublic, policyOf } from './policy';
export { overrideRoutes } from './routes';
export { deleteExpiredOverrides } from './store';
