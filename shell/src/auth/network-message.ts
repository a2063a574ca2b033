/** spec 8. */
export const NETWORK_MESSAGE = 'Network error. Please check your internet connection and try again.';
