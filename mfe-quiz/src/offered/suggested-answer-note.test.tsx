import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfferedAnswer, Question } from '@verdant/shared/contract';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { Onboarding } from '../onboarding/onboarding';
import { exampleQuestions as q, exampleQuizAt } from '../testing/examples';

const RESPOND = 'POST /adaptive-quiz/respond';
const offered: OfferedAnswer = {
  answer: 'more',
  figure: { kind: 'covered_months', value: 2.4 },
  first_month: '2026-05',
  last_month: '2026-10',
  updated_at: '2026-11-03T01:00:00.000Z',
};

// Imports the chunk in advance, because compiling a chunk takes longer than the timeout of `findBy` queries.
beforeAll(async () => import('./suggested-answer-note'));
beforeEach(() => localStorage.clear());

function open(changes: Partial<OfferedAnswer> | null = {}, question: Question = q.single) {
  const asked = { ...question, ...(changes && { offered: { ...offered, ...changes } }) };
  const api = fakeApi({
    'POST /adaptive-quiz/start': exampleQuizAt(asked),
    'POST /adaptive-quiz/continue?session_id=session-1': exampleQuizAt(asked),
    [RESPOND]: { completed: false, ...exampleQuizAt(q.text, 1) },
  });
  const shell = renderInShell(<Onboarding />, { api, route: '/onboarding' });
  const sent = () => api.calls.find(({ path }) => path.endsWith('/respond'))?.body;
  return { ...shell, user: userEvent.setup(), sent };
}

const note = async () => within(await screen.findByRole('group', { name: 'Your accounts suggest: I spent more' }));
const useIt = { name: 'Use this answer' };

test('the note names the suggested option, its figure, months and date, and selects no option', async () => {
  open();
  const shown = await note();
  expect(shown.getByText('The money in your bank accounts covers 2.4 months of your spending.')).toBeVisible();
  expect(shown.getByText(/^From your transactions of May 2026 to October 2026, as of 3 Nov 2026\./)).toBeVisible();
  for (const option of screen.getAllByRole('radio')) expect(option).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test.each<[OfferedAnswer['figure'], string]>([
  [{ kind: 'covered_months', value: 1 }, 'The money in your bank accounts covers one month of your spending.'],
  [{ kind: 'covered_months', value: 0.3 }, 'The money in your bank accounts covers about 9 days of your spending.'],
  [{ kind: 'covered_months', value: 0 }, 'The money in your bank accounts covers less than two days of your spending.'],
  [{ kind: 'spent_percent', value: 83 }, 'You spent 83% of what came in.'],
])('the figure %j is written as a sentence', async (figure, words) => {
  open({ figure });
  expect((await note()).getByText(words)).toBeVisible();
});

test('a suggested option that the user accepts is selected and focused, and Next sends it with its source', async () => {
  const { user, sent } = open();
  await user.click((await note()).getByRole('button', useIt));
  const option = screen.getByRole('radio', { name: 'I spent more' });
  expect(option).toBeChecked();
  expect(option).toHaveFocus();
  expect((await note()).getByText(/^Chosen from your accounts\./)).toBeVisible();
  expect(screen.queryByRole('button', useIt)).not.toBeInTheDocument();
  expect(sent()).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(sent()).toMatchObject({ response: { answer: 'more', source: 'accounts' } });
});

const months: Question = { ...q.text, options: [{ value: 'skip', label: 'Not sure' }] };

test('one click copies the suggested answer into the text field, focuses the field and shows the source', async () => {
  const { user, sent } = open({ answer: '2.4 months' }, months);
  const shown = within(await screen.findByRole('group', { name: 'Your accounts suggest: 2.4 months' }));
  await user.click(shown.getByRole('button', useIt));
  expect(screen.getByRole('textbox')).toHaveValue('2.4 months');
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(shown.getByText(/^Chosen from your accounts\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(sent()).toMatchObject({ response: { answer: '2.4 months', source: 'accounts' } });
});

test('the checkbox "Not sure" skips a text question, and typing into the text field clears the checkbox', async () => {
  const { user, sent } = open(null, months);
  const next = await screen.findByRole('button', { name: 'Next' });
  expect(next).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Not sure' }));
  expect(next).toBeEnabled();
  expect(screen.getByRole('textbox')).toHaveValue('');
  await user.type(screen.getByRole('textbox'), '3');
  expect(screen.getByRole('checkbox', { name: 'Not sure' })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Not sure' }));
  // Digits are no shortcuts in a text question, because a digit can be the answer: the checkbox stays checked.
  await user.keyboard('1');
  expect(screen.getByRole('checkbox', { name: 'Not sure' })).toBeChecked();
  await user.click(next);
  expect(sent()).toMatchObject({ response: { answer: 'skip' } });
});

test('the keyboard reaches the suggestion before the options, and can accept and send the answer', async () => {
  const { user, sent } = open();
  await note();
  screen.getAllByRole('radio')[0]?.focus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', useIt)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('radio', { name: 'I spent more' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(sent()).toMatchObject({ response: { answer: 'more', source: 'accounts' } });
});

test.each([
  ['an answer that differs from the confirmed suggestion', 'I spent less', true],
  ['the suggested answer without a confirmation', 'I spent more', false],
])('%s is sent without a source', async (_what, label, confirms) => {
  const { user, sent } = open();
  await note();
  if (confirms) await user.click(screen.getByRole('button', useIt));
  await user.click(screen.getByRole('radio', { name: label }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(sent()).toMatchObject({ response: { answer: label === 'I spent less' ? 'less' : 'more' } });
  expect(JSON.stringify(sent())).not.toContain('source');
});

test('a draft remembers that a suggestion was accepted until the accounts suggest a different answer', async () => {
  const first = open();
  await first.user.click((await note()).getByRole('button', useIt));
  first.unmount();
  const second = open();
  expect((await note()).getByText(/^Chosen from your accounts\./)).toBeVisible();
  second.unmount();
  open({ answer: 'less' });
  await screen.findByRole('group', { name: 'Your accounts suggest: I spent less' });
  expect(screen.getByRole('radio', { name: 'I spent more' })).toBeChecked();
  expect(screen.queryByText(/^Chosen from your accounts\./)).not.toBeInTheDocument();
});

test.each<[string, Parameters<typeof open>]>([
  ['the server suggests no answer', [null]],
  ['the suggested option does not belong to the question', [{ answer: 'unknown' }]],
])('no suggestion is shown when %s', async (_what, given) => {
  open(...given);
  expect(await screen.findAllByRole('radio')).toHaveLength(3);
  await act(async () => Promise.resolve());
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});
