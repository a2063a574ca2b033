/** The page that asks what to keep, after the password was reset. */
export const SIGN_IN_REVIEW_PATH = '/sign-in-review';
