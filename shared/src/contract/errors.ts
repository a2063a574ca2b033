/** The shape of every error response of the API, platform and product alike (spec 7). */
export { errorResponse, validationItem } from '@verdant/federation/contract';
export type { ErrorResponse, ValidationItem } from '@verdant/federation/contract';
