import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { fakeApi, renderInShell } from '@verdant/shared/testing';

const api = fakeApi({ 'GET /money/accounts': { accounts: [], net: [], updates: [], can_link: true } });

/** Renders a page for a user without a linked bank and waits for the note. */
export async function openPage(page: ReactElement) {
  // Imports the chunk in advance, because compiling a chunk takes longer than the timeout of `findBy` queries.
  await import('../components/own-note/own-data-or-sample');
  const shown = renderInShell(page, { api });
  await screen.findByRole('link', { name: 'Link a bank' });
  return shown;
}

/** Returns the amount in a text, in dollars; -20 for `−$20`. */
export function parseDollars(text: string | null | undefined): number {
  const amount = /^([\u2212+]?)\$([\d,]+(?:\.\d\d)?)$/.exec((text ?? '').trim());
  if (!amount) throw new Error(`"${text}" is no amount`);
  return Number(`${amount[1]}${amount[2]?.replaceAll(',', '')}`.replace('\u2212', '-'));
}

/** Returns the percentage in a text; 4.2 for `+4.2%`. */
export function percent(text: string | null | undefined): number {
  const value = /^([\u2212+]?[\d.]+)%$/.exec((text ?? '').trim());
  if (!value) throw new Error(`"${text}" is no percentage`);
  return Number(value[1]?.replace('\u2212', '-'));
}

export function figure(label: string, scope: HTMLElement = document.body): string {
  const term = within(scope).getByText(label, { selector: 'dt, dt *' }).closest('dt');
  return term?.nextElementSibling?.textContent ?? '';
}

export function getPanelRows(panel: string): HTMLElement[] {
  return within(screen.getByRole('region', { name: panel })).getAllByRole('listitem');
}

/** Opens the table of a chart and returns the cells by row, the label first. */
export async function openChartTable(chart: string): Promise<string[][]> {
  const shown = screen.getByRole('figure', { name: chart });
  await userEvent.click(within(shown).getByRole('button', { name: 'View as table' }));
  const [, ...rows] = within(within(shown).getByRole('table', { name: chart })).getAllByRole('row');
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
}

export const add = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
