'use strict';
/*
 * Runs inside the JavaScript engine, which has no `Intl`: asks Node's for each text. Names, options and values go there as
 * JSON and a text, or plain data, comes back.
 */
module.exports = function (/** @type {(question: object) => any} */ ask) {
  /** Numbers as text, since JSON has neither -0 nor NaN; a date is its time. @param {any} value @returns {unknown} */
  function toPlain(value) {
    if (value instanceof Date) return { number: String(value.getTime()) };
    if (Object.is(value, -0)) return { number: '-0' };
    if (typeof value === 'number' || typeof value === 'bigint') return { number: String(value) };
    if (Array.isArray(value)) return value.map(String);
    return value === undefined ? null : String(value);
  }

  /** @param {string} kind @param {readonly string[]} methods */
  function formatter(kind, methods) {
    /** @this {any} @param {unknown} locales @param {unknown} options @returns {object} */
    function Formatter(locales, options) {
      const made = this instanceof Formatter ? this : Object.create(Formatter.prototype);
      for (const method of [...methods, 'resolvedOptions']) {
        made[method] = (/** @type {unknown[]} */ ...values) =>
          ask({ kind, locales, options, method, values: values.map(toPlain) });
      }
      return made;
    }
    return Formatter;
  }

  const formatters = {
    Collator: ['compare'],
    DateTimeFormat: ['format', 'formatToParts', 'formatRange'],
    DisplayNames: ['of'],
    ListFormat: ['format', 'formatToParts'],
    NumberFormat: ['format', 'formatToParts', 'formatRange'],
    PluralRules: ['select'],
    RelativeTimeFormat: ['format', 'formatToParts'],
  };
  globalThis.Intl = Object.fromEntries(
    Object.entries(formatters).map(([kind, methods]) => [kind, formatter(kind, methods)]),
  );

  /** @param {{ prototype: object }} type @param {string} kind @param {readonly string[]} methods */
  function localise({ prototype }, kind, methods) {
    for (const method of methods) {
      /** @this {any} @param {unknown[]} others */
      const value = function (...others) {
        const values = [toPlain(this.valueOf())];
        if (method === 'localeCompare') values.push(toPlain(others.shift()));
        const [locales, options] = others;
        return ask({ kind, locales, options, method, values });
      };
      Object.defineProperty(prototype, method, { value, writable: true, configurable: true });
    }
  }
  localise(Number, 'Number', ['toLocaleString']);
  localise(BigInt, 'BigInt', ['toLocaleString']);
  localise(Date, 'Date', ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']);
  localise(String, 'String', ['localeCompare', 'toLocaleLowerCase', 'toLocaleUpperCase']);
};
