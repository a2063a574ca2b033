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

test('a module altered to throw on evaluation throws when it is required', () => {
  const { require, isRestored } = runtime(altered('evaluate'));
  expect(() => require('1')).toThrow('throws while evaluating');
  expect(isRestored).toBe(true);
});

test.each([
  ['throw on rendering', 'render', 'throws', ['Page']],
  ['suspend on rendering', 'render', 'suspends', ['Page']],
  ['have no exports', 'evaluate', 'no-export', []],
] as const)('altering a page to %s has no effect on the module that the page imports', (_what, stage, fault, names) => {
  const { require, isRestored } = runtime(altered(stage, fault));
  const exports = require('1');
  expect(Object.keys(exports)).toEqual(names);
  if (stage === 'render') expect(Reflect.get(exports, 'Page')).toThrow();
  expect(Reflect.get(require('2'), 'word')).toBe('whole');
  expect(isRestored).toBe(true);
});

test('an entry altered to need another contract throws in init', () => {
  const entry = Buffer.from('var mfe_quiz;(()=>{mfe_quiz={init(){},get(){return "page"}}})();');
  const code = alteredCode({ remote: 'mfe-quiz', stage: 'init', fault: 'wrong-contract' }, entry);
  const context: { mfe_quiz?: { init: () => void; get: () => string } } = {};
  runInNewContext(code.toString(), context);
  expect(() => context.mfe_quiz?.init()).toThrow('needs contract');
  expect(context.mfe_quiz?.get()).toBe('page');
});
