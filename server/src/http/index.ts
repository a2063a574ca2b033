export { ApiError, fieldError } from './api-error';
export { parseBody, parseParams, parseQuery, UNSTORABLE } from './parse';
