import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const refreshModules = runInNewContext(`${readFileSync(join(__dirname, 'refresh.js'), 'utf8')}; refreshModules`);

/** Returns a module factory that requires the modules in `uses` and exports `values` and components named `components`. */
const moduleOf = (uses, components, values = {}, version = 1) =>
  Reflect.construct(Function, [
    'exports',
    'require',
    `/* ${version} */ ${uses.map((id) => `require(${JSON.stringify(id)});`).join('')}
     for (const name of ${JSON.stringify(components)}) exports[name] = register(() => name);
     Object.assign(exports, ${JSON.stringify(values)});`,
  ]);

function runningBuild(modules) {
  const ran = [];
  const components = new Set();
  globalThis.register = (component) => {
    components.add(component);
    return component;
  };
  const runtime = {
    getFamilyByType: (type) => (components.has(type) ? {} : undefined),
    performReactRefresh: jest.fn(),
  };
  const build = (id) => {
    if (build.c[id]) return build.c[id].exports;
    const { exports } = (build.c[id] = { exports: {} });
    ran.push(id);
    build.m[id](exports, build);
    return exports;
  };
  const entry = moduleOf(['./page.tsx'], [], { get: 'page' });
  Object.assign(build, { m: { entry, ...modules }, c: {} });
  build('entry');
  ran.length = 0;
  return { build, runtime, ran, update: (fresh) => refreshModules(build, runtime, fresh) };
}

const MODULES = {
  './page.tsx': moduleOf(['./list.tsx', './format.ts'], ['Page']),
  './list.tsx': moduleOf(['./format.ts'], ['List']),
  './format.ts': moduleOf([], [], { format: 1 }),
};

afterEach(() => delete globalThis.register);

test('an update runs only the changed module if its exports are components, and triggers a React refresh', () => {
  const { update, ran, runtime } = runningBuild(MODULES);
  const fresh = { ...MODULES, './list.tsx': moduleOf(['./format.ts'], ['List'], {}, 2) };
  expect(update(fresh)).toBe(true);
  expect(ran).toEqual(['./list.tsx']);
  expect(runtime.performReactRefresh).toHaveBeenCalledTimes(1);
});

test('an update runs a changed module without components and all importing component modules once each', () => {
  const { update, ran } = runningBuild(MODULES);
  expect(update({ './format.ts': moduleOf([], [], { format: 2 }, 2) })).toBe(true);
  expect(new Set(ran)).toEqual(new Set(['./format.ts', './list.tsx', './page.tsx']));
  expect(ran).toHaveLength(3);
});

test('an update also runs a new module that a changed module imports', () => {
  const { update, ran } = runningBuild(MODULES);
  const fresh = { './list.tsx': moduleOf(['./new.ts'], ['List'], {}, 2), './new.ts': moduleOf([], [], { a: 1 }) };
  expect(update(fresh)).toBe(true);
  expect(ran).toEqual(['./list.tsx', './new.ts']);
});

test('an update runs no module if only an unused module changed, whose new code runs at the first use', () => {
  const later = { './later.ts': moduleOf([], [], { a: 1 }) };
  const { update, ran, build } = runningBuild({ ...MODULES, ...later });
  expect(update({ ...MODULES, './later.ts': moduleOf([], [], { a: 2 }, 2) })).toBe(true);
  expect(ran).toEqual([]);
  expect(build('./later.ts')).toEqual({ a: 2 });
});

const noComponent = (page) => moduleOf([], [], { page });

test.each([
  ['no importer exports components', { './page.tsx': noComponent(1) }, { './page.tsx': noComponent(2) }],
  ['a module exports other names', {}, { './list.tsx': moduleOf([], ['List', 'Row'], {}, 2) }],
  ['a module no longer exports components only', {}, { './list.tsx': moduleOf([], [], { List: 1 }, 2) }],
])('an update requests a page reload when %s', (_case, before, fresh) => {
  const { update, runtime } = runningBuild({ ...MODULES, ...before });
  expect(update(fresh)).toBe(false);
  expect(runtime.performReactRefresh).not.toHaveBeenCalled();
});

test('an update rethrows the error that a changed module throws', () => {
  const { update } = runningBuild(MODULES);
  expect(() => update({ './list.tsx': moduleOf(['./missing.ts'], ['List'], {}, 2) })).toThrow();
});
