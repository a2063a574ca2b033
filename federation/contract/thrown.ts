/** Most characters of a message, and most frames of a stack. */
export const MAX_MESSAGE = 200;
export const MAX_FRAMES = 10;
/** A stack frame: a script of the release, line and column, both counted from 1. */
export const FRAME = /^([\w./-]{1,120}\.js):(\d{1,7}):(\d{1,7})$/;

/** A longer message is cut to this length before it is scrubbed. */
const MAX_TEXT = 2_000;
/** Maximum length of a quoted word that counts as an identifier in code. */
const MAX_QUOTED = 20;
/** Minimum length of any word that counts as a secret key. */
const KEY = 24;
/** Minimum length of a word with a digit that counts as a secret key. */
const KEY_WITH_DIGIT = 16;

/** An apostrophe within a word ends no quote. */
const QUOTED = /"[^"]*"?|`[^`]*`?|“[^”]*”?|‘[^’]*’?|«[^»]*»?|\B'[^']*(?:\b'\b[^']*)*'?/gu;
const WORD = /\S+/g;
const QUERY = /[?#].*/s;
/** Words of base64 and of hexadecimal digits, with the hyphens of a UUID. */
const KEY_LIKE = /[\w+/=-]{16,}/g;
const PATH = /^\/{0,2}[a-z][a-z\d-]*(?:\/[a-z][a-z\d-]*)*\/?$/;
/** A number, also if its digits are separated by up to two characters as in a telephone number. */
const NUMBER = /\p{Nd}(?:[\s.,:()/-]{0,2}\p{Nd}){3,}/gu;

const maskKey = (text: string): string =>
  text.length >= KEY || (text.length >= KEY_WITH_DIGIT && /\d/.test(text)) ? '[key]' : text;

function maskWord(word: string): string {
  if (word.includes('@')) return '[mail]';
  return /[/=]/.test(word) ? word.replace(QUERY, '?') : word;
}

/**
 * Returns the message of an error, cut to 200 characters. Personal data that can be detected by its format is masked:
 * e-mail addresses, numbers of 4 and more digits, keys and tokens, queries and fragments of URLs, and quoted texts that are
 * no identifiers in code. Both browser and server apply it.
 */
export const scrubMessage = (message: string): string =>
  message
    .slice(0, MAX_TEXT)
    .replace(QUOTED, (quoted) => (quoted.length > MAX_QUOTED + 2 || /\s/.test(quoted) ? '[text]' : quoted))
    .replace(WORD, maskWord)
    .replace(KEY_LIKE, (text) => (PATH.test(text) ? text.split('/').map(maskKey).join('/') : maskKey(text)))
    .replace(NUMBER, '[number]')
    .slice(0, MAX_MESSAGE);
