import { runInNewContext } from 'node:vm';
import { alteredCode, type CodeStage } from './altered-code';

type Factory = (module: { exports: object }, exports: object, require: (id: string) => unknown) => void;

/** A chunk in webpack's format, with a page and a second module that the page imports. */
const CHUNK = `"use strict";(self.webpackChunkmfe_quiz=self.webpackChunkmfe_quiz||[]).push([["page-a"],{
1(e,t,n){const inner=n("2");Object.defineProperty(t,"Page",{enumerable:true,get:()=>()=>inner.word})},
2(e,t,n){Object.defineProperty(t,"word",{enumerable:true,get:()=>"whole"})}}]);`;

function runtime(code: string) {
  const factories: Record<string, Factory> = {};
  const self: Record<string, unknown> = {};
  const chunks: [string[], Record<string, Factory>][] = [];
  self['webpackChunkmfe_quiz'] = chunks;
  chunks.push = (data) => {
    Object.assign(factories, data[1]);
    return 0;
  };
  const own = chunks.push;
  runInNewContext(code, { self });
  const cache: Record<string, { exports: object }> = {};
  const require = (id: string): object => {
    const cachedModule = cache[id];
    if (cachedModule) return cachedModule.exports;
    const module = { exports: {} };
    cache[id] = module;
    factories[id]?.(module, module.exports, require);
    return module.exports;
  };
  return { require, isRestored: chunks.push === own };
}

const altered = (stage: CodeStage, fault = 'throws') =>
  alteredCode({ remote: 'mfe-quiz', stage, fault }, Buffer.from(CHUNK)).toString();
const pageOf = (exports: object): (() => unknown) => {
  const page: unknown = Reflect.get(exports, 'Page');
  return typeof page === 'function' ? (): unknown => Reflect.apply(page, undefined, []) : () => undefined;
};

test('a module altered to throw on evaluation throws when it is required', () => {
  const { require, isRestored } = runtime(altered('evaluate'));
  expect(() => require('1')).toThrow('throws while evaluating');
  expect(isRestored).toBe(true);
});

test.each([
  ['throw on rendering', 'render', 'throws', ['Page']],
  ['have no exports', 'evaluate', 'no-export', []],
] as const)('altering a page to %s has no effect on the module that the page imports', (_what, stage, fault, names) => {
  const { require, isRestored } = runtime(altered(stage, fault));
  const exports = require('1');
  expect(Object.keys(exports)).toEqual(names);
  if (stage === 'render') expect(pageOf(exports)).toThrow('throws while rendering');
  expect(Reflect.get(require('2'), 'word')).toBe('whole');
  expect(isRestored).toBe(true);
});

test('a page altered to suspend throws the same promise on each render, which never settles', async () => {
  const { require } = runtime(altered('render', 'suspends'));
  const exports = require('1');
  const thrown = [1, 2].map(() => {
    try {
      return pageOf(exports)();
    } catch (promise) {
      return promise;
    }
  });
  expect(thrown[0]).toHaveProperty('then');
  expect(thrown[1]).toBe(thrown[0]);
  await expect(Promise.race([thrown[0], Promise.resolve('pending')])).resolves.toBe('pending');
});

test('an entry altered to need another contract throws in init', () => {
  const entry = Buffer.from('var mfe_quiz;(()=>{mfe_quiz={init(){},get(){return "page"}}})();');
  const code = alteredCode({ remote: 'mfe-quiz', stage: 'init', fault: 'wrong-contract' }, entry);
  const context: { mfe_quiz?: { init: () => void; get: () => string } } = {};
  runInNewContext(code.toString(), context);
  expect(() => context.mfe_quiz?.init()).toThrow('needs contract');
  expect(context.mfe_quiz?.get()).toBe('page');
});
