export { developerOverrides } from './override-layer';
export { policyOf } from './policy';
export { overrideRoutes } from './routes';
