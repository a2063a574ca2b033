/** Text of spec 8 for a network failure. */
export const NETWORK_MESSAGE = 'Network error. Please check your internet connection and try again.';
