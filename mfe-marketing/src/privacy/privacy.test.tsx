import { screen, within } from '@testing-library/react';
import { renderInShell } from '@verdant/shared/testing';
import { Privacy } from './privacy';
import { browserStorageItems, retentionPeriods, dataRecords } from './stored';
import { en } from './texts';

const open = () => renderInShell(<Privacy />, { route: '/privacy' });

test('shows that the page is a draft that no lawyer has reviewed', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy');
  expect(screen.getByText(/A lawyer has not checked this page yet/)).toBeVisible();
  expect(screen.getByText('Draft of 22 November 2026')).toBeVisible();
});

test('lists content, storage period and access of each record, and names each entry of browser storage', () => {
  open();
  for (const { id } of dataRecords) {
    const record = screen.getByRole('heading', { level: 4, name: en[`record.${id}`], hidden: true }).parentElement;
    const facts = within(record ?? document.body).getAllByRole('definition', { hidden: true });
    expect(facts.map(({ textContent }) => textContent)).toEqual(Array(3).fill(expect.stringMatching(/\w{3}.*\.$/)));
  }
  for (const name of browserStorageItems.flatMap(({ names }) => names)) {
    expect(screen.getByText(name, { selector: 'code' })).toBeInTheDocument();
  }
});

test('the texts of the page use every defined storage period, and no placeholder remains unfilled', () => {
  const { container } = open();
  const used = Object.values(en).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  expect(new Set(used)).toEqual(new Set([...Object.keys(retentionPeriods), 'brand']));
  expect(container.textContent).not.toMatch(/[{}]/);
});

test('shows a summary of the stored data at once, and collapses the exact records', () => {
  const { container } = open();
  for (const name of [en.kept, en.long, en.who, en.choices]) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  expect(screen.getByText(/^Your account and your answers: until you delete the account, plus 7 days/)).toBeVisible();
  const folded = [...container.querySelectorAll('details')];
  expect(folded.map(({ open: isOpen }) => isOpen)).toEqual(folded.map(() => false));
  for (const word of ['Argon2id', 'PostgreSQL']) {
    expect(screen.getAllByText(new RegExp(word)).every((element) => element.closest('details'))).toBe(true);
  }
});

test('has links to the help page and to the terms of use', () => {
  open();
  expect(screen.getByRole('link', { name: en['questions.help'] })).toHaveAttribute('href', '/help');
  expect(screen.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/terms');
});
