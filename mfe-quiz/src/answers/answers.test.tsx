import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import type { FakeAnswers, ShellOptions } from '@verdant/shared/testing';
import { Answers } from './answers';
import { exampleQuestions as q, exampleAnswers, examplePreview } from '../testing/examples';

const LIST = 'GET /adaptive-quiz/sessions/latest/answers';
const PREVIEW = 'POST /adaptive-quiz/sessions/session-1/preview';
const SAVE = `PUT /adaptive-quiz/sessions/session-1/answers/${q.single.id}`;
const down = new ApiError('network', 'Network Error', { url: '/' });
const conflict = new ApiError('http', 'Conflict', { status: 409, url: '/' });

const changed = {
  ...exampleAnswers,
  answers: exampleAnswers.answers.map((answer) =>
    answer.question.id === q.single.id ? { ...answer, answer: 'more' } : answer,
  ),
};

function open(responses: FakeAnswers = {}, options: ShellOptions = {}) {
  const table: FakeAnswers = { [LIST]: exampleAnswers, [PREVIEW]: examplePreview, [SAVE]: changed, ...responses };
  const api = fakeApi(table);
  const shell = renderInShell(<Answers />, { api, route: '/quiz/answers', ...options });
  const sent = () => api.calls.map(({ method, path }) => `${method} ${path}`);
  return { ...shell, api, table, sent, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const changeButton = (text: string) => screen.findByRole('button', { name: `Change: ${text}` });
const row = async (text: string) => within((await screen.findByText(text)).closest('li') ?? document.body);

describe('the list of answers', () => {
  it('shows every answer in words, grouped by area', async () => {
    open();
    expect((await row(q.single.text)).getByText('I spent less')).toBeVisible();
    expect((await row(q.multiple.text)).getByText('Home loan, Credit card')).toBeVisible();
    expect((await row(q.text.text)).getByText('A home of our own')).toBeVisible();
    const uncounted = await row(q.scale.text);
    expect(uncounted.getByText('7 of 10')).toBeVisible();
    expect(uncounted.getByText('According to another answer, this does not apply to you.')).toBeVisible();
    const area = screen.getByRole('region', { name: 'Cash flow' });
    expect(within(area).getAllByRole('listitem')).toHaveLength(1);
  });

  it.each([
    [{ note: 'Read as: One to two months.' }, 'Read as: One to two months.'],
    [{ source: 'accounts' }, 'From your accounts'],
    [{ source: 'accounts', source_on: '2026-11-25T01:00:00.000Z' }, 'From your accounts, 25 Nov 2026'],
  ])('shows the note or the source of an answer only at the answer with %j', async (changes, text) => {
    const [first, ...others] = exampleAnswers.answers;
    open({ [LIST]: { ...exampleAnswers, answers: [{ ...first, ...changes }, ...others] } });
    expect((await row(q.single.text)).getByText(text)).toBeVisible();
    expect(screen.getAllByText(text)).toHaveLength(1);
  });

  it('offers the quiz to users who have not taken the quiz', async () => {
    open({ [LIST]: { session_id: null, completed_at: null, changeable: false, answers: [] } });
    expect(await screen.findByRole('link', { name: 'Start your health check' })).toHaveAttribute('href', '/onboarding');
  });

  it('shows an error if the answers cannot be loaded, and can retry', async () => {
    const { user, table } = open({ [LIST]: down });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your answers could not be loaded.');
    table[LIST] = exampleAnswers;
    await user.click(button('Try again'));
    expect(await screen.findByText(q.single.text)).toBeVisible();
  });

  it('is loaded again when the page language changes', async () => {
    const { table, speak } = open();
    await screen.findByText(q.single.text);
    const [first, ...others] = exampleAnswers.answers;
    const german = { ...first, question: { ...q.single, text: 'Wie waren Ihre Ausgaben?' } };
    table[LIST] = { ...exampleAnswers, answers: [german, ...others] };
    act(() => speak('de'));
    expect(await screen.findByText('Wie waren Ihre Ausgaben?')).toBeVisible();
    expect(screen.queryByText(q.single.text)).not.toBeInTheDocument();
  });

  it('stays in the old language if the list cannot be loaded in the new language', async () => {
    const { table, speak, sent } = open();
    await screen.findByText(q.single.text);
    table[LIST] = down;
    act(() => speak('de'));
    await waitFor(() => expect(sent()).toEqual([LIST, LIST]));
    expect(await screen.findByText(q.single.text)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has disabled Change buttons if the server states that the quiz can no longer be changed', async () => {
    open({ [LIST]: { ...exampleAnswers, changeable: false } });
    expect(await changeButton(q.single.text)).toBeDisabled();
  });

  it('offers support if the answers indicate a need for help', async () => {
    open({ [LIST]: { ...exampleAnswers, support: ['money'] } });
    expect(await screen.findByRole('region', { name: 'Support, if you would like it' })).toBeVisible();
  });
});

describe('changing an answer', () => {
  const edit = async (responses: FakeAnswers = {}) => {
    const page = open(responses);
    await page.user.click(await changeButton(q.single.text));
    return page;
  };

  it('opens the question with the current answer selected, the focus on the title, and Save disabled', async () => {
    const { sent } = await edit();
    expect(screen.getByRole('heading', { level: 3, name: q.single.text })).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'I spent less' })).toBeChecked();
    expect(button('Save')).toBeDisabled();
    expect(screen.getByText('Choose another answer to see what it would change.')).toBeVisible();
    expect(sent()).toEqual([LIST]);
  });

  it('shows the effect on the scores without storing the answer', async () => {
    const { user, api, sent } = await edit();
    await user.click(screen.getByRole('radio', { name: 'I spent more' }));
    expect((await row('Overall Financial Health Score')).getByText('+3 points, likely 56 to 72')).toBeVisible();
    expect((await row('Emergency Fund Preparedness')).getByText('+5 points, likely 37 to 53')).toBeVisible();
    expect(sent()).toEqual([LIST, PREVIEW]);
    expect(api.calls[1]?.body).toEqual({ question_id: q.single.id, answer: 'more' });
  });

  it('disables Save while the chosen answer is empty or equals the stored answer', async () => {
    const { user } = await edit();
    await user.click(screen.getByRole('radio', { name: 'I spent more' }));
    expect(button('Save')).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: 'I spent less' }));
    expect(button('Save')).toBeDisabled();
    expect(screen.getByText('Choose another answer to see what it would change.')).toBeVisible();
    await user.click(await changeButton(q.multiple.text));
    expect(screen.queryByText('Your unsaved change was discarded.')).not.toBeInTheDocument();
    for (const name of ['Home loan', 'Credit card']) await user.click(screen.getByRole('checkbox', { name }));
    expect(button('Save')).toBeDisabled();
  });

  it('keeps the chosen answer after a language change, and requests the effect on the scores again', async () => {
    const { user, speak, sent } = await edit();
    await user.click(screen.getByRole('radio', { name: 'I spent more' }));
    await screen.findByText('+3 points, likely 56 to 72');
    act(() => speak('de'));
    await waitFor(() => expect(sent()).toEqual([LIST, PREVIEW, LIST, PREVIEW]));
    expect(screen.getByRole('radio', { name: 'I spent more' })).toBeChecked();
  });

  it('saves the answer, confirms the change, and returns the focus to the button that opened the form', async () => {
    const { user, api, unsaved } = await edit();
    await user.click(screen.getByRole('radio', { name: 'I spent more' }));
    expect(unsaved()).toEqual(['Your change to this answer is not saved and will be lost.']);
    await user.click(button('Save'));
    expect(await screen.findByText('Saved. Your scores and your advice are up to date.')).toBeVisible();
    expect((await row(q.single.text)).getByText('I spent more')).toBeVisible();
    expect(await changeButton(q.single.text)).toHaveFocus();
    expect(unsaved()).toEqual([]);
    expect(api.calls.at(-1)).toMatchObject({ method: 'PUT', body: { answer: 'more' } });
  });

  it('offers an answer suggested by the accounts, shows the effect, and saves the answer with its source', async () => {
    const offered = {
      answer: 'more',
      figure: { kind: 'covered_months', value: 2.4 },
      first_month: '2026-05',
      last_month: '2026-10',
      updated_at: '2026-11-03T01:00:00.000Z',
    };
    const [first, ...others] = exampleAnswers.answers;
    const answers = [{ ...first, question: { ...q.single, offered } }, ...others];
    const { user, api } = await edit({ [LIST]: { ...exampleAnswers, answers } });
    await user.click(await screen.findByRole('button', { name: 'Use this answer' }));
    expect(await screen.findByText('+3 points, likely 56 to 72')).toBeVisible();
    await user.click(button('Save'));
    expect(await screen.findByText('Saved. Your scores and your advice are up to date.')).toBeVisible();
    expect(api.calls.at(-1)?.body).toEqual({ answer: 'more', source: 'accounts' });
  });

  it('is cancelled by the Cancel button and by Escape, and the focus returns to the Change button', async () => {
    const { user, sent } = await edit();
    await user.click(screen.getByRole('radio', { name: 'I spent more' }));
    await user.click(button('Cancel'));
    expect(await changeButton(q.single.text)).toHaveFocus();
    expect((await row(q.single.text)).getByText('I spent less')).toBeVisible();
    await user.keyboard('{Enter}{Escape}');
    expect(await changeButton(q.single.text)).toHaveFocus();
    expect(sent().filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('keeps the chosen answer if saving fails, and hides the error after the next choice', async () => {
    const { user, table } = await edit({ [SAVE]: down });
    await user.click(screen.getByRole('radio', { name: 'I spent more' }));
    await user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your answer could not be saved. Please try again.');
    expect(screen.getByRole('radio', { name: 'I spent more' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Prefer not to say' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    table[SAVE] = changed;
    await user.click(button('Save'));
    expect(await screen.findByText('Saved. Your scores and your advice are up to date.')).toBeVisible();
  });

  it('can be saved even if the effect could not be calculated', async () => {
    const { user } = await edit({ [PREVIEW]: down });
    await user.click(screen.getByRole('radio', { name: 'I spent more' }));
    expect(await screen.findByText(/could not work out/)).toBeVisible();
    expect(button('Save')).toBeEnabled();
  });

  it('offers to load the latest answers if a newer quiz has replaced the current quiz', async () => {
    const { user, sent } = await edit({ [SAVE]: conflict });
    await user.click(screen.getByRole('radio', { name: 'I spent more' }));
    await user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent('These are no longer the answers of your latest quiz.');
    await user.click(button('Load my latest answers'));
    await waitFor(() => expect(sent().filter((call) => call === LIST)).toHaveLength(2));
  });

  it('discards an unsaved change with a notice when the user opens a different question', async () => {
    const { user } = await edit();
    await user.click(screen.getByRole('radio', { name: 'I spent more' }));
    await user.click(await changeButton(q.text.text));
    expect(await screen.findByText('Your unsaved change was discarded.')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('A home of our own');
  });
});
