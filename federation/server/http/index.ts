export { ApiError, fieldError } from './api-error';
export { html, Html, inlineJson } from './html';
export { neverCache } from './no-store';
export { parseBody, parseParams, parseQuery } from './parse';
export { API_PREFIX } from './paths';
export { byIp, limitKey, perMinute, rateLimiter, enableRateLimits } from './rate-limit';
export type { WidgetOrigins } from './security-headers';
export { serverOptions } from './server-options';
export { bearerToken, hashToken, newToken, TOKEN_TYPE } from './tokens';
