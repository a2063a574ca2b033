import { linkingKind } from './linking-kind';

const update = {
  link_id: 'link-1',
  institution: 'Dag Site',
  updated_at: null,
  read_at: null,
  failure: null,
  is_stale: false,
  skipped: 0,
  asked: null,
};

const imported = {
  id: 'a-1',
  link_id: null,
  source: 'import' as const,
  kind: 'everyday' as const,
  institution: '',
  name: 'Everyday',
  masked_number: '',
  type: 'CHECKING',
  side: 'asset' as const,
  currency: 'AUD',
  balance_cents: 1,
  balance_on: '2026-11-23',
  is_counted: true,
  left_out: null,
  same_as: null,
  as_of: null,
};

test.each([
  ['linked', { updates: [update], can_link: true }],
  // Switched off later: what is linked stays.
  ['linked', { updates: [update], can_link: false }],
  ['unlinked', { updates: [], can_link: true }],
  ['none', { updates: [], can_link: false }],
  ['linked', { updates: [], can_link: false, accounts: [imported] }],
  ['unlinked', { updates: [], can_link: true, accounts: [{ ...imported, source: 'manual' as const }] }],
  ['none', undefined],
])('%s: %j', (kind, overview) => expect(linkingKind(overview && { accounts: [], ...overview })).toBe(kind));
