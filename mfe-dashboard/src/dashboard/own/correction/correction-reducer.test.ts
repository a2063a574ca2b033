import type { CorrectedMerchant } from '@verdant/shared/contract';
import { correctionReducer, initialCorrection, type CorrectionEvent } from './correction-reducer';

const correction = { to: 'shopping', undo: null } as const;
const result: CorrectedMerchant = { merchant: 'Grocer', category: 'shopping', transactions: 3 };
const after = (...events: CorrectionEvent[]) => events.reduce(correctionReducer, initialCorrection);

const opened = { type: 'opened' } as const;
const chosen = { type: 'chosen', correction } as const;
const stored = { type: 'stored', result } as const;
const failed = { type: 'failed' } as const;
const undo = { type: 'undo' } as const;

test.each<[string, CorrectionEvent[], object]>([
  ['a choice is saved', [opened, chosen, stored], { status: 'saved', correction, result }],
  ['a failure keeps the choice open', [opened, chosen, failed], { status: 'choosing', hasFailed: true }],
  ['opening again forgets the failure', [opened, chosen, failed, opened], { status: 'choosing', hasFailed: false }],
  ['what was saved can be undone', [opened, chosen, stored, undo, stored], { status: 'undone', result }],
  [
    'a failed undo can be repeated',
    [opened, chosen, stored, undo, failed, undo],
    { status: 'undoing', correction, result },
  ],
  ['cancelling closes', [opened, { type: 'closed' }], initialCorrection],
  ['nothing closes while it is saved', [opened, chosen, { type: 'closed' }], { status: 'saving', correction }],
  ['a late response changes nothing', [stored], initialCorrection],
  ['nothing is undone before it is saved', [opened, undo], { status: 'choosing', hasFailed: false }],
])('%s', (_what, events, state) => {
  expect(after(...events)).toEqual(state);
});
