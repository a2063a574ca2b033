'use strict';
/*
 * Runs inside the JavaScript engine, which has no `URL`: asks Node to parse. `URL` is read-only here.
 */
module.exports = function (/** @type {(question: object) => any} */ ask) {
  class URLSearchParams {
    /** @type {[string, string][]} */ #pairs;

    /** @param {any} init pairs, an object or a text */
    constructor(init = '') {
      if (typeof init !== 'object' || init === null) {
        this.#pairs = ask({ kind: 'URLSearchParams', method: 'parse', values: [String(init)] });
        return;
      }
      const pairs = Symbol.iterator in init ? [...init] : Object.entries(init);
      this.#pairs = pairs.map(([name, value]) => [String(name), String(value)]);
    }

    get size() {
      return this.#pairs.length;
    }

    /** @param {unknown} name @param {unknown} value */
    append(name, value) {
      this.#pairs.push([String(name), String(value)]);
    }

    /** @param {unknown} name */
    delete(name) {
      this.#pairs = this.#pairs.filter(([one]) => one !== String(name));
    }

    /** @param {unknown} name */
    get(name) {
      return this.getAll(name)[0] ?? null;
    }

    /** @param {unknown} name */
    getAll(name) {
      return this.#pairs.filter(([one]) => one === String(name)).map(([, value]) => value);
    }

    /** @param {unknown} name */
    has(name) {
      return this.#pairs.some(([one]) => one === String(name));
    }

    /** @param {unknown} name @param {unknown} value */
    set(name, value) {
      const first = this.#pairs.find(([one]) => one === String(name));
      if (!first) return this.append(name, value);
      first[1] = String(value);
      this.#pairs = this.#pairs.filter((pair) => pair === first || pair[0] !== String(name));
    }

    sort() {
      this.#pairs.sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
    }

    /** @param {(value: string, name: string, all: URLSearchParams) => void} each */
    forEach(each) {
      for (const [name, value] of this.#pairs) each(value, name, this);
    }

    keys() {
      return this.#pairs.map(([name]) => name).values();
    }

    values() {
      return this.#pairs.map(([, value]) => value).values();
    }

    entries() {
      return this.#pairs.map(([name, value]) => [name, value]).values();
    }

    [Symbol.iterator]() {
      return this.entries();
    }

    toString() {
      return ask({ kind: 'URLSearchParams', method: 'toString', values: this.#pairs });
    }
  }

  class URL {
    /** @param {unknown} url @param {any} [base] */
    constructor(url, base) {
      const values = base === undefined ? [String(url)] : [String(url), String(base)];
      Object.assign(this, ask({ kind: 'URL', method: 'parse', values }));
      this.searchParams = new URLSearchParams(Reflect.get(this, 'search'));
      Object.freeze(this);
    }

    /** @param {unknown} url @param {unknown} [base] */
    static canParse(url, base) {
      try {
        return new URL(url, base) instanceof URL;
      } catch {
        return false;
      }
    }

    toString() {
      return Reflect.get(this, 'href');
    }

    toJSON() {
      return Reflect.get(this, 'href');
    }
  }

  Object.defineProperty(globalThis, 'URL', { value: URL, writable: true, configurable: true });
  Object.defineProperty(globalThis, 'URLSearchParams', { value: URLSearchParams, writable: true, configurable: true });
};
