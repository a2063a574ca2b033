import { screen, within } from '@testing-library/react';
import { renderInShell } from '@verdant/shared/testing';
import { Privacy } from './privacy';
import { browserItems, periods, records } from './stored';
import { en } from './texts';

const open = () => renderInShell(<Privacy />, { route: '/privacy' });

test('shows first that it is a draft, and that it has not been reviewed', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy');
  expect(screen.getByText(/A lawyer has not checked this page yet/)).toBeVisible();
  expect(screen.getByText('Draft of 22 November 2026')).toBeVisible();
});

test('every entry of its contents leads to a section of that name', () => {
  const { container } = open();
  const entries = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(entries).toHaveLength(7);
  for (const entry of entries) {
    const section = container.querySelector(entry.getAttribute('href') ?? '');
    expect(section?.querySelector('h2')?.textContent).toBe(entry.textContent);
  }
});

test.each(records)('lists $id: what, how long, and who sees it', ({ id }) => {
  open();
  const record = screen.getByRole('heading', { level: 4, name: en[`record.${id}`], hidden: true }).parentElement;
  const facts = within(record ?? document.body).getAllByRole('definition', { hidden: true });
  expect(facts).toHaveLength(3);
  for (const fact of facts) expect(fact).toHaveTextContent(/\w{3}.*\.$/);
});

test.each(browserItems.flatMap(({ names }) => names))('names what the browser keeps as %s', (name) => {
  open();
  expect(screen.getByText(name, { selector: 'code' })).toBeInTheDocument();
});

test('every period is somewhere on the page, and no placeholder is left', () => {
  const { container } = open();
  const used = Object.values(en).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  expect(new Set(used)).toEqual(new Set([...Object.keys(periods), 'brand']));
  expect(container.textContent).not.toMatch(/[{}]/);
});

test('tells what, how long and who at once; the exact records are folded', () => {
  const { container } = open();
  for (const name of [en.kept, en.long, en.who, en.choices]) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  expect(screen.getByText(/^Your account and your answers: until you delete the account, plus 7 days/)).toBeVisible();
  const folded = [...container.querySelectorAll('details')];
  expect(folded.map(({ open: isOpen }) => isOpen)).toEqual(folded.map(() => false));
  for (const word of ['Argon2id', 'PostgreSQL']) {
    expect(screen.getAllByText(new RegExp(word)).every((one) => one.closest('details'))).toBe(true);
  }
});

test('leads to the help', () => {
  open();
  expect(screen.getByRole('link', { name: en['questions.help'] })).toHaveAttribute('href', '/help');
});

test('leads to the terms', () => {
  open();
  expect(screen.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/terms');
});
