/** Maximum number of characters of a reported message. */
export const MAX_MESSAGE_CHARACTERS = 200;
/** Maximum number of frames of a reported stack. */
export const MAX_FRAMES = 10;
/** A stack frame: a script of the release, line and column, both counted from 1. */
export const FRAME_PATTERN = /^([\w./-]{1,120}\.js):(\d{1,7}):(\d{1,7})$/;

/** Length in characters to which a longer message is cut before personal data is masked. */
const MAX_TEXT = 2_000;
/** Maximum length in characters of a quoted word that counts as a code identifier and stays unmasked. */
const MAX_QUOTED = 20;
/** Minimum length in characters from which any word counts as a secret key. */
const KEY = 24;
/** Minimum length in characters from which a word with a digit counts as a secret key. */
const KEY_WITH_DIGIT = 16;

/** Pattern of quoted texts. An apostrophe inside a word, as in `don't`, does not end a quoted text. */
const QUOTED = /"[^"]*"?|`[^`]*`?|“[^”]*”?|‘[^’]*’?|«[^»]*»?|\B'[^']*(?:\b'\b[^']*)*'?/gu;
const WORD = /\S+/g;
const QUERY = /[?#].*/s;
/** Pattern of words that can be a key: base64, hexadecimal digits or a UUID, at least 16 characters long. */
const KEY_LIKE = /[\w+/=-]{16,}/g;
const PATH = /^\/{0,2}[a-z][a-z\d-]*(?:\/[a-z][a-z\d-]*)*\/?$/;
/** Pattern of a number with at least four digits, and up to two separators between digits, as in a telephone number. */
const NUMBER = /\p{Nd}(?:[\s.,:()/-]{0,2}\p{Nd}){3,}/gu;

const maskKey = (text: string): string =>
  text.length >= KEY || (text.length >= KEY_WITH_DIGIT && /\d/.test(text)) ? '[key]' : text;

function maskWord(word: string): string {
  if (word.includes('@')) return '[mail]';
  return /[/=]/.test(word) ? word.replace(QUERY, '?') : word;
}

/**
 * Returns the message of an error, cut to 200 characters. Personal data is masked by its format: e-mail addresses,
 * numbers of 4 and more digits, keys, queries and fragments of URLs, and quoted texts that are no identifiers. Browser
 * and server apply this function.
 */
export const scrubMessage = (message: string): string =>
  message
    .slice(0, MAX_TEXT)
    .replace(QUOTED, (quoted) => (quoted.length > MAX_QUOTED + 2 || /\s/.test(quoted) ? '[text]' : quoted))
    .replace(WORD, maskWord)
    .replace(KEY_LIKE, (text) => (PATH.test(text) ? text.split('/').map(maskKey).join('/') : maskKey(text)))
    .replace(NUMBER, '[number]')
    .slice(0, MAX_MESSAGE_CHARACTERS);
