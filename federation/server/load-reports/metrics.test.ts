import { Registry } from 'prom-client';
import type { LoadOutcome } from '../../contract';
import { countLoads, isThisMachine } from './metrics';

const reader = (host: string | undefined, ip = '127.0.0.1', headers = {}) => ({ ip, headers: { host, ...headers } });

test('isThisMachine accepts only direct loopback requests with a loopback Host header (DNS rebinding)', () => {
  const own = ['localhost', 'LOCALHOST:3000', '127.1.2.3', '[::1]:3000', '[::1]'];
  const foreign = [
    'rebound.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.1',
    '',
    undefined,
  ];
  expect([...own, ...foreign].filter((host) => isThisMachine(reader(host)))).toEqual(own);
  expect(isThisMachine(reader('localhost:3000', '192.0.2.1'))).toBe(false);
  expect(isThisMachine(reader('localhost:3000', '127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }))).toBe(false);
});

test('the load metrics count the worst outcome of each page if it is worse than before, and a thrown error once', async () => {
  const registry = new Registry();
  const count = countLoads(registry, 'acme');
  const event = (outcome: LoadOutcome) =>
    ({ remote: 'mfe-a', version: '1.0.0', stage: 'entry', reason: 'error', outcome, attempt: 1 }) as const;
  count('page 1', [event('loaded'), event('failed')]);
  count('page 1', [event('recovered'), event('fell_back'), event('failed')]);
  count('page 2', [event('threw'), event('loaded')]);
  count('page 2', [event('threw'), event('recovered')]);
  count('page 2', [event('loaded')]);
  const values = (await registry.getMetricsAsJSON()).map(({ values: all }) =>
    all.map(({ labels, value }) => [labels['outcome'], value]),
  );
  expect(values).toEqual([
    [
      ['failed', 1],
      ['threw', 1],
      ['loaded', 1],
      ['recovered', 1],
    ],
    [[undefined, 2]],
  ]);
});
