export { API_BASE, callHeaders, createApiClient } from './api-client';
export type { ApiClient, RequestOptions } from './api-client';
export { ApiError } from './api-error';
export type { ApiErrorKind } from './api-error';
