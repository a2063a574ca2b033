import type { ReactElement } from 'react';
import { screen } from '@testing-library/react';
import { fakeApi, renderInShell, testUser } from '@verdant/shared/testing';

const api = fakeApi({ 'GET /money/accounts': { accounts: [], net: [], updates: [], can_link: true } });
let person = 0;

/** Renders a page for a user without a linked bank and waits for the note. */
export async function openPage(page: ReactElement) {
  // The first import compiles the chunk, which takes longer than the timeout of `findBy` queries.
  await import('../components/own-note/own-data-or-sample');
  person += 1;
  const shown = renderInShell(page, { api, auth: { user: { ...testUser, id: `unlinked-${person}` } } });
  await screen.findByRole('link', { name: 'Link a bank' });
  return shown;
}
