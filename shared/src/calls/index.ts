export { LoadFailure, LoadState } from './load-state';
export { useCall } from './use-call';
