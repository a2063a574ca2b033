export { serviceRoutes } from './routes';
export { remoteValues } from './remote-values';
