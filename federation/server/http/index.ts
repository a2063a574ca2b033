export { ApiError, fieldError } from './errors';
export { setPrivateCookie } from './cookies';
export { html, Html, inlineJson } from './html';
export { neverCache, requireHttps } from './security-headers';
export { parseBody, parseParams, parseQuery, UNSTORABLE_CHARACTERS } from './parse';
export { API_PREFIX } from './paths';
export { serverOptions } from './server-options';
export { bearerToken, hashToken, newToken, TOKEN_TYPE } from './tokens';
export { readUserAgent, type UserAgent } from './user-agent';
