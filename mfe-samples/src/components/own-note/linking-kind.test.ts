import { linkingKind } from './linking-kind';

const update = { link_id: 'link-1', institution: 'Dag Site', updated_at: null, failure: null };

test.each([
  ['linked', { updates: [update], can_link: true }],
  // Switched off later: what is linked stays.
  ['linked', { updates: [update], can_link: false }],
  ['unlinked', { updates: [], can_link: true }],
  ['none', { updates: [], can_link: false }],
  ['none', undefined],
])('%s: %j', (kind, overview) => expect(linkingKind(overview)).toBe(kind));
