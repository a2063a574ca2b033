import { LANGUAGE_KEY } from './language/page-language';

/** Key of the theme: 'light' or 'dark' (spec 3). `theme/first-paint.js` also reads `THEME_KEY` and `THEME_CHOICE_KEY`. */
export const THEME_KEY = 'theme';
/** Key whose value is 'system' while the page follows the system's theme. */
export const THEME_CHOICE_KEY = 'theme-choice';
/** Key of the session token in local storage, with the value `<token_type> <access_token>` (spec 3). */
export const TOKEN_KEY = 'token';
export const PENDING_SIGN_OUTS_KEY = 'verdant:sign-outs';

/** Key whose value is 'hidden' while amounts are hidden on this device. */
export const HIDDEN_AMOUNTS_KEY = 'verdant:amounts';

/** Keys of local storage that stay when users sign in or out. Every other key counts as personal. */
export const DEVICE_STORAGE_KEYS: readonly string[] = [
  THEME_KEY,
  THEME_CHOICE_KEY,
  LANGUAGE_KEY,
  HIDDEN_AMOUNTS_KEY,
  PENDING_SIGN_OUTS_KEY,
];
