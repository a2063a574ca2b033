import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../lib/repository.mjs';

const REFUSED = [
  ['mfe-quiz/src/a/a.tsx', '../../../mfe-samples/src/c'],
  ['mfe-quiz/src/a/b.tsx', 'mfe-samples/src/c'],
  ['mfe-quiz/src/a/c.tsx', '../../../shell/src/auth'],
  ['mfe-quiz/src/a/d.tsx', '../../../server/src/main'],
  ['mfe-quiz/src/a/e.tsx', '../../../shared/src/ui'],
  ['mfe-quiz/src/a/f.tsx', '@verdant/shared/styles/base.css'],
  ['mfe-quiz/src/a/g.tsx', 'react-router-dom'],
  ['mfe-quiz/src/a/h.tsx', 'chart.js/auto'],
  ['shell/src/app/a.ts', '../../../mfe-quiz/src/a'],
  ['shell/src/app/b.ts', '../../../server/src/main'],
  ['shell/src/app/c.ts', '../../../shared/src/ui'],
  ['shell/src/app/d.ts', 'react-chartjs-2'],
  ['shared/src/money/a.ts', '../../../shell/src/auth'],
  ['shared/src/money/b.ts', '../ui'],
  ['shared/src/money/c.ts', 'chart.js'],
  ['federation/server/a.ts', '../../server/src/main'],
  ['federation/server/b.ts', '@verdant/shared/contract'],
  ['federation/browser/a.ts', '../../shared/src/contract'],
  ['server/src/a.ts', '../../federation/server/index'],
  ['server/src/b.ts', '@verdant/federation/browser'],
  ['server/src/c.ts', '../../shell/src/start'],
  ['server/src/d.ts', '../../shared/src/contract'],
  ['server/test/a.test.ts', '@verdant/shared/ui'],
  ['e2e/journeys/a.spec.ts', '../../server/src/main'],
  ['e2e/journeys/b.spec.ts', '../../mfe-quiz/src/flow'],
  ['e2e/journeys/c.spec.ts', '@verdant/shared/ui'],
];
const ALLOWED = [
  ['mfe-quiz/src/b/a.tsx', '../c'],
  ['mfe-quiz/src/b/b.tsx', '@verdant/shared/ui'],
  ['shell/src/b/a.ts', 'react-router-dom'],
  ['shell/src/b/b.tsx', '@verdant/shared/styles/base.css'],
  ['shared/src/ui/button/a.ts', '../icon'],
  ['shared/src/goals/a.ts', '@verdant/shared/ui'],
  ['shared/src/charts/a.ts', 'chart.js'],
  ['federation/browser/b.ts', '../server/b'],
  ['federation/server/a.test.ts', '../../server/testing/free-port'],
  ['server/studies/a.ts', '@verdant/federation/server'],
  ['server/studies/b.ts', '@verdant/shared/contract'],
  ['e2e/matrix/a.spec.ts', '../../server/testing/start-server'],
];

test('the linter refuses imports across the borders of the packages, static and dynamic, and allows all others', () => {
  const tree = mkdtempSync(join(tmpdir(), 'verdant-imports-'));
  const { overrides } = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8'));
  const rules = overrides.filter((override) => override.rules['no-restricted-imports']);
  const config = { categories: { correctness: 'off' }, overrides: rules };
  writeFileSync(join(tree, '.oxlintrc.json'), JSON.stringify(config));
  for (const [file, specifier] of [...REFUSED, ...ALLOWED]) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), `export * from '${specifier}';\nvoid import('${specifier}');\n`);
  }
  const words = [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format=json'];
  const { stdout } = spawnSync(process.execPath, words, { cwd: tree, encoding: 'utf8' });
  rmSync(tree, { recursive: true });
  const refused = JSON.parse(stdout).diagnostics.map(({ filename }) => filename);
  expect(refused.toSorted()).toEqual(REFUSED.flatMap(([file]) => [file, file]).toSorted());
});
