export { remoteHealthRoutes } from './routes';
