import type { RemoteHealth } from '@verdant/federation/contract';
import { firstAsked, healthReducer } from './health-state';
import type { HealthEvent, HealthState } from './health-state';

const health: RemoteHealth = { range: '24h', from: '', to: '', step_hours: 1, remotes: [] };
const after = (...events: HealthEvent[]): HealthState => events.reduce(healthReducer, firstAsked('24h'));

test('figures arrive, and stay while newer ones are fetched', () => {
  const arrived: HealthEvent = { type: 'arrived', number: 1, health };
  expect(after(arrived)).toMatchObject({ status: 'ready', health });
  expect(after(arrived, { type: 'asked', range: '7d' })).toMatchObject({ status: 'refreshing', range: '7d', health });
});

test('a response to an earlier question is ignored', () => {
  const late: HealthEvent = { type: 'arrived', number: 1, health };
  expect(after({ type: 'asked', range: '7d' }, late)).toMatchObject({ status: 'loading', range: '7d' });
  expect(after({ type: 'asked', range: '7d' }, { type: 'refused', number: 1, refusal: 'unreachable' })).toMatchObject({
    status: 'loading',
  });
});

test('a refresh that fails shows the failure, and the next question begins anew', () => {
  const failed = after(
    { type: 'arrived', number: 1, health },
    { type: 'asked', range: '24h' },
    { type: 'refused', number: 2, refusal: 'unreachable' },
  );
  expect(failed).toEqual({ status: 'failed', range: '24h', number: 2, refusal: 'unreachable' });
  expect(healthReducer(failed, { type: 'asked', range: '24h' })).toMatchObject({ status: 'loading', number: 3 });
});
