import type { BankLink, MoneyUpdate } from '@verdant/shared/contract';

/** What the last press of a button has led to. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'refreshing' }
  | { kind: 'refreshed' }
  /** Some or all banks did not deliver: their figures are those from before. */
  | { kind: 'partly refreshed' }
  | { kind: 'not refreshed' }
  | { kind: 'disconnected'; institution: string };

type Loaded = {
  links: readonly BankLink[];
  updates: readonly MoneyUpdate[];
  /** Whether the server links banks. */
  canLink: boolean;
};

export type BanksState = { kind: 'loading' } | { kind: 'failed' } | ({ kind: 'ready'; outcome: Outcome } & Loaded);

export type BanksEvent =
  | { kind: 'retried' }
  | ({ kind: 'loaded' } & Loaded)
  | { kind: 'load failed' }
  | { kind: 'refresh started' }
  | { kind: 'refreshed'; updates: readonly MoneyUpdate[] }
  | { kind: 'refresh failed' }
  | { kind: 'disconnected'; link: BankLink };

/** The list of connected banks, from the first request to the last bank that is disconnected. */
export function banksState(state: BanksState, event: BanksEvent): BanksState {
  if (event.kind === 'retried') return { kind: 'loading' };
  if (event.kind === 'load failed') return { kind: 'failed' };
  if (event.kind === 'loaded') return { ...event, kind: 'ready', outcome: { kind: 'none' } };
  if (state.kind !== 'ready') return state;
  if (event.kind === 'refresh started') return { ...state, outcome: { kind: 'refreshing' } };
  if (event.kind === 'refresh failed') return { ...state, outcome: { kind: 'not refreshed' } };
  if (event.kind === 'refreshed') {
    const isComplete = event.updates.every(({ failure }) => failure === null);
    return { ...state, updates: event.updates, outcome: { kind: isComplete ? 'refreshed' : 'partly refreshed' } };
  }
  const { id, institution } = event.link;
  return {
    ...state,
    links: state.links.filter((link) => link.id !== id),
    outcome: { kind: 'disconnected', institution },
  };
}
