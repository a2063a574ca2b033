'use strict';
/*
 * What code in the engine can ask of Node: to format for a locale, and to parse a URL. A question is JSON text, and so is
 * the answer; kinds and methods are those named here.
 */

/** @typedef {{ kind: string, method: string, values: readonly any[], locales?: any, options?: any }} Question */

const FORMAT_METHODS = /** @type {const} */ ([
  'compare',
  'format',
  'formatRange',
  'formatToParts',
  'of',
  'resolvedOptions',
  'select',
]);
const LOCALE_METHODS = /** @type {const} */ ([
  'localeCompare',
  'toLocaleDateString',
  'toLocaleLowerCase',
  'toLocaleString',
  'toLocaleTimeString',
  'toLocaleUpperCase',
]);
const URL_PARTS = /** @type {const} */ ([
  'hash',
  'host',
  'hostname',
  'href',
  'origin',
  'password',
  'pathname',
  'port',
  'protocol',
  'search',
  'username',
]);
const MAX_FORMATTERS = 100;

/** Formatters by kind, locales and options: each takes milliseconds to make. @type {Map<string, any>} */
const formatters = new Map();

/** @param {any} value as `toPlain` made it @param {boolean} isText whether a number may stay a text, with all its digits */
function fromPlain(value, isText) {
  if (typeof value?.number === 'string') return isText ? value.number : Number(value.number);
  return value ?? undefined;
}

/** @param {Question} question @param {new (locales: any, options: any) => any} Formatter */
function format({ kind, locales, options, method, values }, Formatter) {
  if (!FORMAT_METHODS.some((known) => known === method)) throw new TypeError(`${method} is not available`);
  const key = JSON.stringify([kind, locales, options]);
  const formatter = formatters.get(key) ?? new Formatter(locales, options);
  if (formatters.size >= MAX_FORMATTERS) formatters.clear();
  formatters.set(key, formatter);
  return formatter[method](...values.map((value) => fromPlain(value, kind === 'NumberFormat')));
}

/** @param {Question} question @param {(value: any) => any} toValue */
function callOnValue({ kind, method, values, locales, options }, toValue) {
  if (!LOCALE_METHODS.some((known) => known === method)) throw new TypeError(`${method} is not available`);
  const [value, ...others] = values;
  return toValue(fromPlain(value, kind === 'BigInt'))[method](...others, locales, options);
}

/** @type {Record<string, (question: Question) => unknown>} */
const kinds = {
  Collator: (question) => format(question, Intl.Collator),
  DateTimeFormat: (question) => format(question, Intl.DateTimeFormat),
  DisplayNames: (question) => format(question, Intl.DisplayNames),
  ListFormat: (question) => format(question, Intl.ListFormat),
  NumberFormat: (question) => format(question, Intl.NumberFormat),
  PluralRules: (question) => format(question, Intl.PluralRules),
  RelativeTimeFormat: (question) => format(question, Intl.RelativeTimeFormat),
  BigInt: (question) => callOnValue(question, BigInt),
  Date: (question) => callOnValue(question, (time) => new Date(time)),
  Number: (question) => callOnValue(question, Number),
  String: (question) => callOnValue(question, String),
  URL: ({ values: [url, base] }) => {
    const parsed = new URL(url, base);
    return Object.fromEntries(URL_PARTS.map((part) => [part, parsed[part]]));
  },
  URLSearchParams: ({ method, values }) =>
    method === 'parse' ? [...new URLSearchParams(values[0])] : new URLSearchParams([...values]).toString(),
};

/** Answers a question of the engine. Never throws. @param {string} text @returns {string} `{ value }` or `{ error }` */
function answerCall(text) {
  try {
    const question = JSON.parse(text);
    if (!Object.hasOwn(kinds, question.kind)) throw new TypeError(`${question.kind} is not available`);
    return JSON.stringify({ value: kinds[question.kind]?.(question) });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error('it failed');
    return JSON.stringify({ error: { type: name, message } });
  }
}

module.exports = { answerCall };
