/** Most characters of a message, and most frames of a stack. */
export const MAX_MESSAGE = 200;
export const MAX_FRAMES = 10;
/** One frame: a script of the release, its line and its column, both from 1. */
export const FRAME = /^([\w./-]{1,120}\.js):(\d{1,7}):(\d{1,7})$/;

/** Longer ones are cut off before anything looks at them. */
const MAX_TEXT = 2_000;
/** A quoted text of one word up to this length is a name in code. */
const MAX_QUOTED = 20;
/** Length from which any word counts as a key. */
const KEY = 24;
/** Length from which a word with a digit counts as a key. */
const KEY_WITH_DIGIT = 16;

/** An apostrophe within a word ends no quote. */
const QUOTED = /"[^"]*"?|`[^`]*`?|“[^”]*”?|‘[^’]*’?|«[^»]*»?|\B'[^']*(?:\b'\b[^']*)*'?/gu;
const WORD = /\S+/g;
const QUERY = /[?#].*/s;
/** Words of base64 and of hexadecimal digits, with the hyphens of a UUID. */
const KEY_LIKE = /[\w+/=-]{16,}/g;
const PATH = /^\/{0,2}[a-z][a-z\d-]*(?:\/[a-z][a-z\d-]*)*\/?$/;
/** Groups of digits that stand as close together as in a telephone number belong together. */
const NUMBER = /\p{Nd}(?:[\s.,:()/-]{0,2}\p{Nd}){3,}/gu;

const maskKey = (text: string): string =>
  text.length >= KEY || (text.length >= KEY_WITH_DIGIT && /\d/.test(text)) ? '[key]' : text;

function maskWord(word: string): string {
  if (word.includes('@')) return '[mail]';
  return /[/=]/.test(word) ? word.replace(QUERY, '?') : word;
}

/**
 * The message of an error without personal data that can be told by its form, at most 200 characters: e-mail addresses,
 * numbers of 4 and more digits, keys and tokens, queries and fragments of URLs, and quoted texts that are no names in code.
 * Browsers apply it before they report, and the server again.
 */
export const scrubMessage = (message: string): string =>
  message
    .slice(0, MAX_TEXT)
    .replace(QUOTED, (quoted) => (quoted.length > MAX_QUOTED + 2 || /\s/.test(quoted) ? '[text]' : quoted))
    .replace(WORD, maskWord)
    .replace(KEY_LIKE, (text) => (PATH.test(text) ? text.split('/').map(maskKey).join('/') : maskKey(text)))
    .replace(NUMBER, '[number]')
    .slice(0, MAX_MESSAGE);
