import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(__dirname, '..');
const readYaml = (file) => parse(readFileSync(join(ROOT, file), 'utf8'));

describe('the CI workflow', () => {
  const { jobs, on, permissions } = readYaml('.github/workflows/ci.yml');
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('runs the command of the README on every supported Node.js', () => {
    expect(jobs.test.strategy.matrix.node).toEqual([20, 22, 24]);
    expect(jobs.test.steps.map(({ run }) => run)).toContain('npm test');
  });

  test('looks for known vulnerabilities of what is deployed, every night too', () => {
    expect(jobs.advisories.steps.at(-1).run).toBe('npm audit --omit=dev --audit-level=high');
  });

  test('sets the password that the example of settings leaves out', () => {
    expect(JSON.stringify(jobs.image.steps)).toContain('s/^POSTGRES_PASSWORD=$/&$(openssl rand');
  });

  test('runs the rest of the tests on main and every night', () => {
    expect(jobs.rest.if).toContain("github.ref == 'refs/heads/main'");
    expect(jobs.rest.steps.map(({ run }) => run)).toContain('npm run test:rest');
    expect(on.schedule).toHaveLength(1);
  });

  test('may only read, and names every action by its commit', () => {
    expect(permissions).toEqual({ contents: 'read' });
    expect(Object.values(jobs).filter((job) => job.permissions)).toEqual([]);
    for (const { uses } of steps.filter((step) => step.uses)) expect(uses).toMatch(/@[0-9a-f]{40}$/);
  });
});

describe('dependency updates', () => {
  const [npm, ...others] = readYaml('.github/dependabot.yml').updates;

  test('cover packages, actions and images', () => {
    const ecosystems = [npm, ...others].map((update) => update['package-ecosystem']);
    expect(ecosystems).toEqual(['npm', 'github-actions', 'docker', 'docker-compose']);
  });

  test('leave webpack and module federation, which break each other, to a person', () => {
    const always = npm.ignore.filter(({ versions, 'update-types': types }) => !versions && !types);
    expect(always.map((rule) => rule['dependency-name'])).toEqual(['webpack', '@module-federation/*']);
  });

  test('ignore packages that are installed', () => {
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
    const installed = Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, ''));
    const names = npm.ignore.map((rule) => rule['dependency-name'].replace('*', ''));
    expect(names.filter((name) => !installed.some((other) => other.startsWith(name)))).toEqual([]);
  });
});
