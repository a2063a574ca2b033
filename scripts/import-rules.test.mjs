import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '..');

/** What each folder must not import, and the message of the rule. */
const forbidden = [
  ['mfe-quiz/src/a.ts', '../../mfe-dashboard/src/dashboard', 'imports no other remote'],
  ['mfe-quiz/src/a.ts', 'mfe-dashboard/src/dashboard', 'imports no other remote'],
  ['mfe-quiz/src/deep/a.ts', '../../../shell/src/auth', 'never imports the shell'],
  ['mfe-quiz/src/a.ts', '../../server/src/main', 'never imports the server'],
  ['mfe-quiz/src/a.ts', '../../shared/src/ui', 'one module a folder'],
  ['mfe-quiz/src/a.ts', '@verdant/shared/ui/button', 'one module a folder'],
  ['mfe-quiz/src/a.ts', 'react-router-dom', "'@verdant/shared/router'"],
  ['mfe-quiz/src/a.ts', 'react-router', "'@verdant/shared/router'"],
  ['mfe-dashboard/src/a.ts', 'chart.js', "'@verdant/shared/charts'"],
  ['mfe-dashboard/src/a.ts', 'react-chartjs-2', "'@verdant/shared/charts'"],
  ['shell/src/a.ts', '../../mfe-quiz/src/onboarding', 'knows no remote by name'],
  ['shell/src/a.ts', '../../server/src/main', 'never imports the server'],
  ['shell/src/a.ts', '../../shared/src/ui', 'one module a folder'],
  ['shell/src/a.ts', '@verdant/shared/services/auth', 'one module a folder'],
  ['shell/src/a.ts', 'chart.js', "'@verdant/shared/charts'"],
  ['shared/src/ui/a.ts', '../../../shell/src/auth', 'imports none of them'],
  ['shared/src/ui/a.ts', '../../../mfe-quiz/src/onboarding', 'imports none of them'],
  ['shared/src/ui/a.ts', '../../../server/src/main', 'imports none of them'],
  ['shared/src/ui/a.ts', 'chart.js', "'@verdant/shared/charts'"],
  ['shared/src/charts/a.ts', '../ui', 'second copy'],
  ['shared/src/charts/deep/a.ts', '../../services', 'second copy'],
  ['shared/src/testing/a.ts', '../router', 'second copy'],
  ['shared/src/ui/deep/a.ts', '../../texts', 'second copy'],
  ['shared/src/services/a.ts', '../api/api-client', 'second copy'],
  ['shared/src/charts/a.ts', '../query', 'second copy'],
  ['server/src/a.ts', '../../shell/src/auth', 'never imports their sources'],
  ['server/src/a.ts', '../../mfe-quiz/src/onboarding', 'never imports their sources'],
  ['server/src/a.ts', '@verdant/shared/format', "only '@verdant/shared/contract'"],
  ['server/test/a.ts', '../../shared/src/contract', "only '@verdant/shared/contract'"],
  ['server/src/a.ts', '../../federation/server/registry', "only '@verdant/federation/server'"],
  ['server/src/accounts/a.ts', '@verdant/federation/server/http', "only '@verdant/federation/server'"],
  ['server/test/a.ts', '@verdant/federation', "only '@verdant/federation/server'"],
  ['federation/server/a.ts', '../../server/src/database', 'knows no product'],
  ['federation/server/registry/a.ts', '../../../shell/src/auth', 'knows no product'],
  ['federation/server/http/a.ts', '@verdant/shared/contract', 'knows no product'],
  ['federation/server/a.ts', '../../shared/src/brand', 'knows no product'],
  ['federation/fixture/a.ts', '../../mfe-quiz/src/onboarding', 'knows no product'],
  ['federation/browser/a.ts', '../../shell/src/app', 'knows no product'],
  ['e2e/journeys/a.ts', '../../shell/src/auth', 'from outside'],
  ['e2e/journeys/a.ts', '../../server/src/main', 'from outside'],
  ['e2e/support/a.ts', '../../server/test/support/start-server', 'from outside'],
  ['e2e/journeys/a.ts', '@verdant/shared/ui', "only '@verdant/shared/contract'"],
];

const allowed = [
  ['mfe-quiz/src/deep/a.ts', '../shell-like/part'],
  ['mfe-quiz/src/a.ts', '@verdant/shared/router'],
  ['mfe-quiz/src/a.ts', '@verdant/shared/contract'],
  ['shell/src/a.ts', 'react-router-dom'],
  ['shell/src/a.ts', '@verdant/shared/styles/reset.css'],
  ['shared/src/charts/a.ts', 'chart.js'],
  ['shared/src/charts/a.ts', '@verdant/shared/ui'],
  ['shared/src/charts/a.ts', '../format'],
  ['shared/src/ui/button/a.ts', '../toast/toast'],
  ['server/src/a.ts', '@verdant/shared/contract'],
  ['server/src/a.ts', '@verdant/shared/brand'],
  ['server/src/a.ts', '@verdant/shared/fit'],
  ['server/src/accounts/a.ts', '../database'],
  ['server/src/a.ts', '@verdant/federation/server'],
  ['server/src/a.ts', '@verdant/federation/http'],
  ['server/src/a.ts', '@verdant/federation/settings'],
  ['server/test/a.ts', '@verdant/federation/contract'],
  ['federation/server/a.ts', '../contract'],
  ['federation/server/registry/a.ts', '../../contract/fit'],
  ['federation/browser/a.ts', '../server'],
  ['federation/fixture/a.ts', '@verdant/federation/server'],
  ['e2e/journeys/a.ts', '@verdant/shared/brand'],
  ['e2e/support/a.ts', '../../server/testing/start-server'],
];

let folder;
let messages;

/** Lints one file per import with the real configuration and keeps what was said about each. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verdant-lint-'));
  // The type-aware half needs the project around it, and has no say in imports.
  const { options: _options, ...config } = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8'));
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  for (const [file, source] of [...forbidden, ...allowed]) {
    const path = join(folder, fileFor(file, source));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { part } from '${source}';\nexport const copy = part;\n`);
  }
  messages = new Map();
  for (const { code, filename, help } of lint(folder)) {
    if (code !== 'eslint(no-restricted-imports)') continue;
    messages.set(filename, `${messages.get(filename) ?? ''}${help}`);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file of its own for each import, in the same folder. */
function fileFor(file, source) {
  return file.replace(/a\.ts$/, `${source.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-/, '')}.ts`);
}

function lint(cwd) {
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const args = [oxlint, '--format=json', '-A', 'all', '-D', 'no-restricted-imports'];
  try {
    return JSON.parse(execFileSync(process.execPath, args, { cwd, encoding: 'utf8' })).diagnostics;
  } catch (error) {
    return JSON.parse(error.stdout).diagnostics;
  }
}

test.each(forbidden)('%s does not import %s', (file, source, sentence) => {
  expect(messages.get(fileFor(file, source))).toContain(sentence);
});

test.each(allowed)('%s may import %s', (file, source) => {
  expect(messages.get(fileFor(file, source))).toBeUndefined();
});
