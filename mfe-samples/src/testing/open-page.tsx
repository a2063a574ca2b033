import type { ReactElement } from 'react';
import { screen } from '@testing-library/react';
import { fakeApi, renderInShell, testUser } from '@verdant/shared/testing';

const api = fakeApi({ 'GET /money/accounts': { accounts: [], net: [], updates: [], can_link: true } });
let person = 0;

/** Shows a page to a user who has linked no bank, until its note says so. */
export async function openPage(page: ReactElement) {
  // A chunk compiles at its first import, which takes longer than an element is waited for.
  await import('../components/own-note/linking');
  person += 1;
  const shown = renderInShell(page, { api, auth: { user: { ...testUser, id: `unlinked-${person}` } } });
  await screen.findByRole('link', { name: 'Link a bank' });
  return shown;
}
