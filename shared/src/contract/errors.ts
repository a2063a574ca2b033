/** Shape of every error response of the API, of the platform and the product (spec 7). */
export { errorResponse, validationItem } from '@verdant/federation/contract';
export type { ErrorResponse, ValidationItem } from '@verdant/federation/contract';
