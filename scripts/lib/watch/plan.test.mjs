import { planFor, withDependencies } from './plan.mjs';

const built = {
  shell: new Set(['shell/src/start.tsx', 'shared/src/ui/button/button.tsx', 'webpack.common.js']),
  'mfe-quiz': new Set(['mfe-quiz/src/quiz/quiz.tsx', 'shared/src/format/format.ts', 'webpack.common.js']),
};
const tree = {
  packages: ['shell', 'mfe-quiz'],
  serverFolders: ['server', 'shared'],
  usesOf: (name) => (file) => built[name].has(file),
};
const plan = (...files) => planFor(files, tree);

test("a package's own file builds that package alone, used before or not", () => {
  expect(plan('mfe-quiz/src/quiz/quiz.tsx')).toEqual({ builds: ['mfe-quiz'], restart: false });
  expect(plan('mfe-quiz/src/quiz/new-file.tsx')).toEqual({ builds: ['mfe-quiz'], restart: false });
  expect(plan('mfe-quiz/remote.json')).toEqual({ builds: ['mfe-quiz'], restart: false });
});

test('a shared file builds the packages that used it, and restarts the server if it may use it too', () => {
  expect(plan('shared/src/format/format.ts')).toEqual({ builds: ['mfe-quiz'], restart: true });
  expect(plan('shared/src/ui/button/button.tsx')).toEqual({ builds: ['shell'], restart: false });
  expect(plan('shared/src/ui/dialog/dialog.module.css')).toEqual({ builds: [], restart: false });
});

test('the recipe builds everything', () => {
  expect(plan('webpack.common.js')).toEqual({ builds: ['shell', 'mfe-quiz'], restart: false });
});

test('a file of the server restarts it and builds nothing', () => {
  expect(plan('server/src/main.ts')).toEqual({ builds: [], restart: true });
  expect(plan('server/src/faults/page/assets/lab.css')).toEqual({ builds: [], restart: true });
});

test('tests, documents and what is made change nothing', () => {
  const files = [
    'server/src/settings.test.ts',
    'mfe-quiz/src/quiz/quiz.test.tsx',
    'mfe-quiz/dist/release.json',
    'server/node_modules/pg/index.js',
    'docs/quiz.md',
    '.env',
    'e2e/journeys/quiz.spec.ts',
  ];
  expect(plan(...files)).toEqual({ builds: [], restart: false });
});

test('a package that was never built may use any file outside the other packages and the server', () => {
  const withNew = {
    ...tree,
    packages: [...tree.packages, 'mfe-goals'],
    usesOf: (name) => (name in built ? tree.usesOf(name) : undefined),
  };
  expect(planFor(['shared/src/ui/dialog/dialog.module.css'], withNew).builds).toEqual(['mfe-goals']);
  expect(planFor(['shell/src/start.tsx', 'server/src/main.ts'], withNew).builds).toEqual(['shell']);
});

test("the server's folders are its own and those of the workspaces it depends on, directly or not", () => {
  const manifests = {
    server: { name: 'server', dependencies: { '@verdant/shared': '1.0.0', pg: '8.0.0' } },
    shared: { name: '@verdant/shared', dependencies: { '@verdant/contract': '1.0.0' } },
    contract: { name: '@verdant/contract' },
    shell: { name: 'shell', dependencies: { '@verdant/shared': '1.0.0' } },
  };
  expect(withDependencies('server', manifests)).toEqual(['server', 'shared', 'contract']);
});
