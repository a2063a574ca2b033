import type { Recommendation } from '@verdant/shared/contract';
import { actionsReducer, initialActionsState, withDecision } from './actions-reducer';
import type { ActionsEvent, PendingDecision, WantedDecision } from './actions-reducer';

const change = (id: string, ticket: number, wanted: WantedDecision = { state: 'done' }): PendingDecision => ({
  id,
  title: `About ${id}`,
  wanted,
  ticket,
  place: 0,
});
const after = (...events: readonly ActionsEvent[]) => events.reduce(actionsReducer, initialActionsState);
const recommendation: Recommendation = {
  id: 'buffer',
  title: 'Build a buffer',
  urgency: 'high',
  description: '',
  estimated_impact: '',
};

test('the latest decision about an action is shown, even after an earlier decision is saved or fails', () => {
  const [first, second] = [change('buffer', 1), change('buffer', 2, { state: 'open' })];
  const state = after({ type: 'decided', change: first }, { type: 'decided', change: second });
  for (const type of ['saved', 'failed'] as const) {
    expect(actionsReducer(state, { type, change: first }).saving).toEqual({ buffer: second });
  }
});

test('saving a decision keeps the pending decisions about other actions', () => {
  const [one, other] = [change('buffer', 1), change('card', 2)];
  const state = after(
    { type: 'decided', change: one },
    { type: 'decided', change: other },
    { type: 'saved', change: one },
  );
  expect(state.saving).toEqual({ card: other });
});

test('a new decision about an action removes the state and the date of the earlier decision', () => {
  const postponed: Recommendation = { ...recommendation, state: 'postponed', until: '2026-12-01T00:00:00Z' };
  expect(withDecision(postponed, { state: 'open' })).toEqual(recommendation);
  expect(withDecision(postponed, { state: 'done' })).toEqual({ ...recommendation, state: 'done' });
  expect(withDecision(postponed, { state: 'dismissed', reason: 'other' })).toEqual({
    ...recommendation,
    state: 'dismissed',
    reason: 'other',
  });
});
