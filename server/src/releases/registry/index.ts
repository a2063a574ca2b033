export { publishedReleases } from './published-layer';
export { registryRoutes } from './routes';
export { automaticRollback } from './switch-remote';
export { admitVisitor, visitorCookie } from './visitor';
