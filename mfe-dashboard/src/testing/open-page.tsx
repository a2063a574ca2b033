import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { fakeApi, renderInShell, type FakeAnswers, type ShellOptions } from '@verdant/shared/testing';

export function openPage(page: ReactElement, answers: FakeAnswers, options: ShellOptions = {}) {
  const api = fakeApi(answers);
  return { api, ...renderInShell(page, { api, ...options }) };
}

/** Resolves to Testing Library queries that search only the metric card with this title. */
export async function findMetricCard(title: string) {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  return within(heading.closest('li') ?? heading);
}
