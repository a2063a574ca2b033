import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { fakeApi, renderInShell, testUser, type FakeAnswers, type ShellOptions } from '@verdant/shared/testing';

let users = 0;

/** Opens a page for a new user, so that no response comes from another test's cache. */
export function openPage(page: ReactElement, answers: FakeAnswers, options: ShellOptions = {}) {
  users += 1;
  const api = fakeApi(answers);
  const auth = { user: { ...testUser, id: `user-${users}` } };
  return { api, ...renderInShell(page, { auth, api, ...options }) };
}

/** Resolves to Testing Library queries that search only the metric card with this title. */
export async function findMetricCard(title: string) {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  return within(heading.closest('li') ?? heading);
}
