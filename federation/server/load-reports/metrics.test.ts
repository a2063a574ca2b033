import { Registry } from 'prom-client';
import type { LoadOutcome } from '../../contract';
import { countLoads } from './metrics';

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
