/** spec 3: 'light' or 'dark'; `first-paint.js` reads both keys too. */
export const THEME_KEY = 'theme';
/** 'system' while the page follows the system. */
export const THEME_CHOICE_KEY = 'theme-choice';
