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
