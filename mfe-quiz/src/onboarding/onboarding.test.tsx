import { act, configure, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError, createApiClient } from '@verdant/shared/api';
import type { ActiveQuiz } from '@verdant/shared/contract';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import type { FakeAnswers, ShellOptions } from '@verdant/shared/testing';
import { QuizPages } from '../testing/quiz-pages';
import { exampleExistingQuiz, exampleQuestions as q, exampleQuizAt } from '../testing/examples';

const START = 'POST /adaptive-quiz/start';
const RESPOND = 'POST /adaptive-quiz/respond';
const CONTINUE = 'POST /adaptive-quiz/continue?session_id=session-1';
const RESTART = 'POST /adaptive-quiz/restart';
const INSIGHTS = 'GET /adaptive-quiz/insights/session-1';

const down = new ApiError('network', 'Network Error', { url: '/' });
const later = () => new Promise<never>(() => undefined);
const movedTo = (quiz: ActiveQuiz) => ({ completed: false, ...quiz });

function open(responses: FakeAnswers, options: ShellOptions = {}) {
  const api = fakeApi(responses);
  const shell = renderInShell(<QuizPages />, { api, route: '/onboarding', ...options });
  const sent = () => api.calls.map(({ method, path }) => `${method} ${path}`);
  return { ...shell, api, sent, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const question = async ({ text }: { text: string }) => screen.findByRole('heading', { level: 2, name: text });

// Every test runs as in development: mounted, unmounted and mounted again.
beforeAll(() => configure({ reactStrictMode: true }));
afterAll(() => configure({ reactStrictMode: false }));
beforeEach(() => localStorage.clear());

describe('loading the quiz', () => {
  it('shows title, position, percentage, hint and the first question @s-2.74', async () => {
    open({ [START]: exampleQuizAt(q.single, 3) });
    expect(screen.getByRole('heading', { level: 1, name: "Let's Get to Know You" })).toBeVisible();
    await question(q.single);
    expect(screen.getByText('Question 4 of 10')).toBeVisible();
    expect(screen.getByText('30% Complete')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '30');
    expect(screen.getByText('Focus area: Cash flow')).toBeVisible();
  });

  it('rounds the percentage and never shows a question number above the total @s-2.74 @s-5.10', async () => {
    open({ [START]: { ...exampleQuizAt(q.single), progress: { current: 8, total: 7, completion_percentage: 85.7 } } });
    expect(await screen.findByText('Question 7 of 7')).toBeVisible();
    expect(screen.getByText('86% Complete')).toBeVisible();
  });

  it('shows an error if the quiz fails to load, and loads the quiz again on request @s-8.16', async () => {
    const responses: FakeAnswers = { [START]: down };
    const { user } = open(responses);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load quiz. Please try again.');
    responses[START] = exampleQuizAt(q.single);
    await user.click(button('Try again'));
    expect(await question(q.single)).toHaveFocus();
  });

  it('sends one start request although React StrictMode mounts the page twice @s-4.18 @s-4.19', async () => {
    const { sent } = open({ [START]: exampleQuizAt(q.single) });
    await question(q.single);
    expect(sent()).toEqual([START]);
  });

  it('aborts the pending request when the user leaves the page', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const api = createApiClient({
      getToken: () => null,
      onUnauthorized: () => undefined,
      fetch: async (_url, init) => {
        signals.push(init?.signal);
        return later();
      },
    });
    const { unmount } = renderInShell(<QuizPages />, { api, route: '/onboarding' });
    await waitFor(() => expect(signals).toHaveLength(1));
    unmount();
    expect(signals[0]?.aborted).toBe(true);
  });
});

describe('changing the language', () => {
  const german = {
    ...exampleQuizAt(q.text),
    question: { ...q.text, text: 'Was wünschen Sie sich?' },
  };

  it('shows the same question in the new language and keeps the typed text', async () => {
    const { user, speak, sent } = open({ [START]: exampleQuizAt(q.text), [CONTINUE]: german });
    await question(q.text);
    await user.type(screen.getByRole('textbox'), 'A home');
    act(() => speak('de'));
    await question(german.question);
    expect(screen.getByRole('textbox')).toHaveValue('A home');
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(sent()).toEqual([START, CONTINUE]);
  });

  it('keeps the question in the old language if the translated question cannot be loaded', async () => {
    const { user, speak } = open({ [START]: exampleQuizAt(q.text), [CONTINUE]: down });
    await question(q.text);
    act(() => speak('de'));
    await user.type(screen.getByRole('textbox'), 'A home');
    await question(q.text);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the next question if the current question was answered elsewhere in the meantime', async () => {
    const { speak } = open({ [START]: exampleQuizAt(q.text), [CONTINUE]: exampleQuizAt(q.single, 1) });
    await question(q.text);
    act(() => speak('de'));
    expect(await question(q.single)).toBeVisible();
  });

  it('sends a pending answer again so that the next question arrives in the new language', async () => {
    const answers = [later(), Promise.resolve(movedTo({ ...german, question: { ...german.question, id: 'q-next' } }))];
    const { user, speak, sent } = open({ [START]: exampleQuizAt(q.single), [RESPOND]: () => answers.shift() });
    await question(q.single);
    await user.click(screen.getByRole('radio', { name: 'I spent less' }));
    await user.click(button('Next'));
    act(() => speak('de'));
    await question(german.question);
    expect(sent()).toEqual([START, RESPOND, RESPOND]);
  });
});

describe('an existing quiz session', () => {
  it('is offered with its percentage, and continues at the question where the user stopped @s-2.79 @s-2.81 @s-4.19 @s-4.20', async () => {
    const { user } = open({
      [START]: { ...exampleExistingQuiz(4), progress: { completion_percentage: 39.6 } },
      [CONTINUE]: exampleQuizAt(q.scale, 4),
    });
    const dialog = await screen.findByRole('dialog', { name: 'Resume Previous Session?' });
    expect(dialog).toHaveTextContent('40% Complete');
    await user.click(button('Continue Session'));
    expect(await question(q.scale)).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is replaced by a new session when the user clicks "Start Fresh" @s-4.21', async () => {
    const { user, sent } = open({
      [START]: exampleExistingQuiz(1),
      [RESTART]: exampleQuizAt(q.single, 0, 'session-2'),
    });
    await user.click(await screen.findByRole('button', { name: 'Start Fresh' }));
    await question(q.single);
    expect(sent()).toEqual([START, RESTART]);
  });

  it('offers a restart or the dashboard if the quiz is already complete @s-2.80 @s-2.81 @s-4.19', async () => {
    const { user, location, sent } = open({ [START]: exampleExistingQuiz(10, true) });
    const dialog = await screen.findByRole('dialog', { name: 'Quiz Already Completed!' });
    expect(dialog).toHaveTextContent('100% Complete');
    expect(button('Restart Quiz')).toBeEnabled();
    await user.click(button('Go to Dashboard'));
    expect(location()).toBe('/dashboard');
    expect(sent()).toEqual([START]);
  });

  it.each([
    ['Continue Session', CONTINUE, 'Failed to continue session. Please try again.'],
    ['Start Fresh', RESTART, 'Failed to restart quiz. Please try again.'],
  ])('shows an error in its dialog if "%s" fails, and lets the user try again @s-8.16', async (name, call, message) => {
    const responses: FakeAnswers = { [START]: exampleExistingQuiz(4), [call]: down };
    const { user } = open(responses);
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('alert'));
    responses[call] = exampleQuizAt(q.single);
    await user.click(button(name));
    await question(q.single);
  });
});

describe('answering a question', () => {
  it('enables Next once an option is selected, sends one answer, and focuses the next question @s-2.76 @s-2.77 @s-4.22 @s-5.10', async () => {
    let release: (value: unknown) => void = () => undefined;
    const { user, api } = open({
      [START]: exampleQuizAt(q.single),
      [RESPOND]: () => new Promise((resolve) => (release = resolve)),
    });
    await question(q.single);
    expect(button('Next')).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'I spent less' }));
    await user.click(screen.getByRole('radio', { name: 'I spent more' }));
    await user.click(button('Next'));
    await user.click(button('Loading...'));
    release(movedTo(exampleQuizAt(q.text, 1)));
    expect(await question(q.text)).toHaveFocus();
    expect(screen.getByText('Question 2 of 10')).toBeVisible();
    expect(api.calls.filter(({ path }) => path.endsWith('/respond'))).toHaveLength(1);
    expect(api.calls[1]?.body).toMatchObject({
      session_data: { session_id: 'session-1', quiz_id: 'bank-1' },
      response: { question_id: 'q-single', answer: 'more', response: { answer: 'more', question_order: 1 } },
    });
  });

  it.each([
    [false, 'does not touch the slider'],
    [true, 'clicks the slider at 5'],
  ])('sends 5 with "touched: %s" if the user %s @s-2.77 @s-5.10 @s-9.9', async (touched) => {
    const { user, api } = open({ [START]: exampleQuizAt(q.scale), [RESPOND]: movedTo(exampleQuizAt(q.text, 1)) });
    await question(q.scale);
    const slider = screen.getByRole('slider', { name: q.scale.text });
    const set = { min: '1', max: '10', step: '1', value: '5', 'aria-valuetext': '5 of 10' };
    for (const [name, value] of Object.entries(set)) expect(slider).toHaveAttribute(name, value);
    expect(screen.getByText('Low')).toBeVisible();
    expect(screen.getByText('High')).toBeVisible();
    if (touched) await user.pointer({ keys: '[MouseLeft]', target: slider });
    await user.click(button('Next'));
    await question(q.text);
    expect(api.calls[1]?.body).toMatchObject({ response: { answer: 5, touched } });
  });

  it('does not accept a text of spaces, and shows a character counter near the limit @s-2.77', async () => {
    const { user } = open({ [START]: exampleQuizAt(q.text) });
    await question(q.text);
    const field = screen.getByPlaceholderText('Type your answer here...');
    expect(field).toHaveAttribute('rows', '3');
    await user.type(field, '  ');
    expect(button('Next')).toBeDisabled();
    expect(screen.queryByText(/of 1,000 characters/)).not.toBeInTheDocument();
    await user.click(field);
    await user.paste('x'.repeat(1100));
    expect(screen.getByText('1,000 of 1,000 characters')).toBeVisible();
    expect(button('Next')).toBeEnabled();
  });

  it('selects an option by its digit key while the focus is in the question', async () => {
    const { user } = open({ [START]: exampleExistingQuiz(1), [CONTINUE]: exampleQuizAt(q.single, 1) });
    await user.click(await screen.findByRole('button', { name: 'Continue Session' }));
    await question(q.single);
    await user.keyboard('2');
    expect(screen.getByRole('radio', { name: 'I spent more' })).toBeChecked();
    await user.keyboard('9');
    expect(screen.getByRole('radio', { name: 'I spent more' })).toBeChecked();
  });

  it('shows that going back is not supported when Back is clicked, and changes nothing else @s-2.75 @s-8.16', async () => {
    const { user, sent } = open({ [START]: exampleQuizAt(q.single) });
    await question(q.single);
    await user.click(screen.getByRole('radio', { name: 'I spent less' }));
    await user.click(button('Back'));
    expect(screen.getByRole('alert')).toHaveTextContent('Going back to previous questions is not supported.');
    expect(screen.getByRole('radio', { name: 'I spent less' })).toBeChecked();
    expect(sent()).toEqual([START]);
  });
});

describe('an unsent answer', () => {
  const typed = async (options: ShellOptions = {}, respond: unknown = down) => {
    const page = open({ [START]: exampleQuizAt(q.text), [RESPOND]: respond }, options);
    await question(q.text);
    await page.user.type(screen.getByRole('textbox'), 'A home');
    return page;
  };

  it('stays in the text field if submitting fails @s-4.23 @s-8.16', async () => {
    const { user } = await typed();
    await user.click(button('Next'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to submit answer. Please try again.');
    expect(screen.getByRole('textbox')).toHaveValue('A home');
    expect(button('Next')).toBeEnabled();
  });

  it('is restored when the user returns and continues the session @s-4.23', async () => {
    const { unmount } = await typed();
    unmount();
    const { user } = open({ [START]: exampleExistingQuiz(1), [CONTINUE]: exampleQuizAt(q.text) });
    await user.click(await screen.findByRole('button', { name: 'Continue Session' }));
    expect(await screen.findByRole('textbox')).toHaveValue('A home');
  });

  it('leads to a warning about leaving the page only if the browser cannot store the answer', async () => {
    const stored = await typed();
    expect(stored.unsaved()).toEqual([]);
    stored.unmount();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect((await typed()).unsaved()).toEqual([expect.stringMatching(/^This browser could not keep your answer/)]);
    jest.restoreAllMocks();
  });

  it('is removed from storage once it has been sent', async () => {
    const { user } = await typed({}, movedTo(exampleQuizAt(q.single, 1)));
    expect(localStorage).toHaveLength(1);
    await user.click(button('Next'));
    await question(q.single);
    expect(localStorage).toHaveLength(0);
  });

  it('stays stored for its question if the server responds that the quiz has moved on', async () => {
    const conflict = new ApiError('http', 'Conflict', {
      status: 409,
      url: '/',
      body: { detail: 'Not current.', ...exampleQuizAt(q.single, 4) },
    });
    const { user } = await typed({}, conflict);
    await user.click(button('Next'));
    await question(q.single);
    expect(screen.getByText('Question 5 of 10')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(Object.values(localStorage).join()).toContain('A home');
  });

  it.each([
    ['404', undefined],
    ['409', { detail: 'This quiz is already completed.', question: null }],
  ])('leads to an error with a button to reload the quiz if the server responds %s', async (status, body) => {
    const { user, sent } = await typed({}, new ApiError('http', 'Gone', { status: Number(status), url: '/', body }));
    await user.click(button('Next'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to submit answer. Please try again.');
    await user.click(button('Reload the quiz'));
    await question(q.text);
    expect(sent()).toEqual([START, RESPOND, START]);
  });
});

describe('completing the quiz', () => {
  const finish = async (insights: unknown, updateUser: () => void = () => undefined) => {
    const page = open(
      { [START]: exampleQuizAt(q.scale, 9), [RESPOND]: { completed: true }, [INSIGHTS]: insights },
      { auth: { updateUser } },
    );
    await question(q.scale);
    await page.user.click(button('Next'));
    return page;
  };

  it('shows that the results are being prepared, then opens the dashboard @s-4.22', async () => {
    let release: (value: unknown) => void = () => undefined;
    const updateUser = jest.fn();
    const { location } = await finish(() => new Promise((resolve) => (release = resolve)), updateUser);
    expect(await screen.findByRole('heading', { name: 'Preparing your results...' })).toHaveFocus();
    expect(screen.getByText('100% Complete')).toBeVisible();
    expect(updateUser.mock.calls).toEqual([[{ onboarding_completed: true }]]);
    expect(location()).toBe('/onboarding');
    release({ data: { insights: [] } });
    await waitFor(() => expect(location()).toBe('/dashboard'));
  });

  it('opens the dashboard without an error message if the insights cannot be loaded @s-4.24 @s-8.17', async () => {
    const { location, sent } = await finish(down);
    await waitFor(() => expect(location()).toBe('/dashboard'));
    expect(sent()).toEqual([START, RESPOND, INSIGHTS]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks about open actions of the previous quiz, and opens the dashboard even if the user does not answer', async () => {
    const open_actions = [{ id: 'buffer', title: 'Build a buffer' }];
    const { user, location, sent } = open({
      [START]: exampleQuizAt(q.scale, 9),
      [RESPOND]: { completed: true, open_actions },
      [INSIGHTS]: { data: { insights: [] } },
    });
    await question(q.scale);
    await user.click(button('Next'));
    expect(await screen.findByRole('group', { name: /Build a buffer\. Did you get to it\?$/ })).toBeVisible();
    await user.click(button('Go to Dashboard'));
    await waitFor(() => expect(location()).toBe('/dashboard'));
    expect(sent()).toEqual([START, RESPOND, INSIGHTS]);
  });
});

describe('the bank dialog', () => {
  const openDialog = async (insights: unknown = { data: {} }) => {
    const page = open({ [START]: exampleQuizAt(q.single), [INSIGHTS]: insights });
    await question(q.single);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await page.user.click(button('Connect your bank'));
    expect(await screen.findByRole('dialog', { name: 'Connect Your Bank Account' })).toBeVisible();
    return page;
  };

  it.each([
    ['succeeds', { data: {} }],
    ['fails', down],
  ])(
    'requests the insights, then opens the bank connection if the request %s @s-2.78 @s-4.25',
    async (_name, insights) => {
      const { user, location, sent } = await openDialog(insights);
      await user.click(button('Yes, Connect Bank'));
      await waitFor(() => expect(location()).toBe('/yodlee-connect'));
      expect(sent()).toEqual([START, INSIGHTS]);
    },
  );

  it('opens the dashboard when the user clicks "Skip for Now" @s-2.78 @s-4.25 @s-4.26', async () => {
    const { user, location, sent } = await openDialog();
    await user.click(button('Skip for Now'));
    expect(location()).toBe('/dashboard');
    expect(sent()).toEqual([START]);
  });

  it('can be closed while the insights are loading, and the user then stays in the quiz', async () => {
    let release: (value: unknown) => void = () => undefined;
    const { user, location } = await openDialog(() => new Promise((resolve) => (release = resolve)));
    await user.click(button('Yes, Connect Bank'));
    await user.click(button('Close'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    release({ data: {} });
    await question(q.single);
    expect(location()).toBe('/onboarding');
  });
});
