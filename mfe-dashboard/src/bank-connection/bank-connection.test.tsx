import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { ApiError } from '@verdant/shared/api';
import type { BankLink, LinkSession } from '@verdant/shared/contract';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import type { FakeAnswers } from '@verdant/shared/testing';
import { BankConnection } from './bank-connection';
import type { FastlinkOptions } from './fastlink';

const ORIGIN = 'https://widget.test';
const session: LinkSession = {
  fastlink_url: `${ORIGIN}/fastlink/`,
  initialize_js_url: `${ORIGIN}/initialize.js`,
  access_token: 'short-lived',
  config_name: 'Aggregation',
  allowed_origin: ORIGIN,
};
const link: BankLink = {
  id: 'link-1',
  institution: 'Dag Site',
  accounts: [{ id: '1', name: 'Bonus Saver', masked_number: 'xxxx4821', type: 'SAVINGS', currency: 'AUD' }],
  status: 'active',
  consent: {
    since: '2026-11-21T01:00:00.000Z',
    until: '2027-11-21T01:00:00.000Z',
    scope: ['accounts', 'transactions'],
  },
};
const PREPARE = 'POST /bank/link-session';
const CONFIRM = 'POST /bank/links';
const LIST = 'GET /bank/links';
const notInitialized = 'Failed to initialize Yodlee FastLink. Please try again later.';
const success = { fnToCall: 'accountStatus', status: 'SUCCESS', requestId: 'r-1', providerAccountId: 7 };
const http = (status: number, detail?: string) =>
  new ApiError('http', `Request failed with status code ${status}`, { status, detail, url: '/' });

// Opens the page as React does in development (strict mode): mounted, unmounted and mounted again.
function open(responses: FakeAnswers = {}) {
  const api = fakeApi({ [LIST]: { links: [] }, ...responses });
  const page = renderInShell(
    <StrictMode>
      <BankConnection />
    </StrictMode>,
    { api, route: '/yodlee-connect' },
  );
  const sent = (method: string, path: string) =>
    api.calls.filter((call) => call.method === method && call.path === path).map(({ body }) => body);
  return { ...page, api, sent };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const start = () => press('Continue to Bank Selection');

/** Fake of the widget's script: adds an iframe to the given element, and can remove it again. */
const opened: FastlinkOptions[] = [];
beforeEach(() => {
  opened.length = 0;
  let frame: HTMLIFrameElement | undefined;
  window.fastlink = {
    open: (options, containerId) => {
      opened.push(options);
      frame = document.createElement('iframe');
      document.getElementById(containerId)?.append(frame);
    },
    close: () => frame?.remove(),
  };
});

const scriptAt = (url: string) =>
  waitFor(() => {
    const script = document.querySelector(`script[src="${url}"]`);
    if (!script) throw new Error('no script yet');
    return script;
  });
/** Returns a new URL for each session, because a script is loaded once per URL. */
const newScript = () => `${ORIGIN}/${crypto.randomUUID()}.js`;

test('the page for connecting a bank explains its purpose at first, and Skip for Now opens the dashboard @s-2.82', async () => {
  const { location } = open();
  expect(screen.getByText('Securely access your accounts')).toBeInTheDocument();
  expect(screen.getByText('Analyze your spending patterns')).toBeInTheDocument();
  expect(screen.getByText('Provide personalized insights')).toBeInTheDocument();
  // The controls appear together, so that none of them moves another.
  expect(screen.queryByRole('link', { name: 'Skip for Now' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('link', { name: 'Skip for Now' }));
  expect(location()).toBe('/dashboard');
});

test('shows a notice and hides the button to continue if the server cannot link banks', async () => {
  open({ 'GET /money/accounts': { updates: [], accounts: [], net: [], can_link: false } });
  expect(await screen.findByText(/^Banks cannot be linked here at present/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue to Bank Selection' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Skip for Now' })).toBeVisible();
});

test('shows a message while the secure connection is being prepared @s-2.84 @s-4.27', async () => {
  open({ [PREPARE]: () => new Promise(() => undefined) });
  await start();
  expect(screen.getByText('Preparing secure connection...')).toBeInTheDocument();
});

test('a failed request for a link session shows an error, and Try Again repeats the request @s-2.84 @s-8.18', async () => {
  const { sent } = open();
  await start();
  expect(await screen.findByRole('alert')).toHaveTextContent(notInitialized);
  await press('Try Again');
  expect(await screen.findByRole('alert')).toHaveTextContent(notInitialized);
  expect(sent('POST', '/bank/link-session')).toHaveLength(2);
});

test('shows an error if the script fails to open the bank widget', async () => {
  const url = newScript();
  window.fastlink = {
    open: () => {
      throw new Error('no container');
    },
    close: () => undefined,
  };
  open({ [PREPARE]: { ...session, initialize_js_url: url } });
  await start();
  fireEvent.load(await scriptAt(url));
  expect(await screen.findByRole('alert')).toHaveTextContent(notInitialized);
});

test.each([
  ['en', 'Continue to Bank Selection', {}],
  ['de', 'Weiter zur Bankauswahl', { locale: 'de_DE' }],
] as const)('the bank widget is opened in the language of the page: %s', async (language, name, locale) => {
  const url = newScript();
  const api = fakeApi({ [LIST]: { links: [] }, [PREPARE]: { ...session, initialize_js_url: url } });
  renderInShell(<BankConnection />, { api, language, route: '/yodlee-connect' });
  await userEvent.click(await screen.findByRole('button', { name }));
  fireEvent.load(await scriptAt(url));
  await waitFor(() => expect(opened.at(-1)?.params).toEqual({ configName: 'Aggregation', ...locale }));
});

describe('with the bank widget open', () => {
  async function openWidget(responses: FakeAnswers = {}) {
    const url = newScript();
    const page = open({
      [PREPARE]: { ...session, initialize_js_url: url },
      [CONFIRM]: { links: [link] },
      ...responses,
    });
    await start();
    fireEvent.load(await scriptAt(url));
    const frame = await screen.findByTitle<HTMLIFrameElement>('Bank connection');
    const say = (data: unknown, from: MessageEventInit = {}) =>
      fireEvent(window, new MessageEvent('message', { data, origin: ORIGIN, source: frame.contentWindow, ...from }));
    return { ...page, frame, say };
  }

  test('the script opens the widget once, in a single iframe, with the data of the link session @s-2.83 @s-4.27', async () => {
    const { frame } = await openWidget();
    expect(frame).toBeVisible();
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    expect(opened.at(-1)).toMatchObject({
      fastLinkURL: session.fastlink_url,
      accessToken: 'Bearer short-lived',
      params: { configName: 'Aggregation' },
      forceIframe: true,
    });
  });

  test('a linked account is confirmed with the server only once, and then the dashboard opens @s-4.27', async () => {
    const { say, location, sent } = await openWidget();
    say(success);
    expect(screen.getByText('Linking your bank...')).toBeInTheDocument();
    say(success);
    await waitFor(() => expect(location()).toBe('/dashboard'));
    expect(sent('POST', '/bank/links')).toEqual([{ request_id: 'r-1', provider_account_id: '7' }]);
  });

  test.each([
    ['requests a new session', 'the server rejects a connection', http(404, 'Not confirmed.'), 'Not confirmed.', 2],
    [
      'confirms again without a new session',
      'the server is unavailable',
      http(503),
      'An error occurred while connecting your bank account.',
      1,
    ],
  ])('Try Again %s after a message if %s', async (_how, _why, error, text, sessions) => {
    let response: unknown = error;
    const { say, location, sent } = await openWidget({ [CONFIRM]: () => response });
    say(success);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(location()).toBe('/yodlee-connect');
    response = { links: [link] };
    await press('Try Again');
    expect(sent('POST', '/bank/link-session')).toHaveLength(sessions);
    await waitFor(() => expect(location()).toBe(sessions === 1 ? '/dashboard' : '/yodlee-connect'));
  });

  test.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['an origin that only begins with the origin of the widget', { origin: `${ORIGIN}.evil.test` }],
    ['another window', { source: window }],
    ['an unknown window', { source: null }],
  ])('a message from %s is ignored @s-4.28', async (_name, from) => {
    const { say, frame, sent } = await openWidget();
    say(success, from);
    expect(frame).toBeVisible();
    expect(sent('POST', '/bank/links')).toEqual([]);
  });

  test.each([
    [
      'the message of the error',
      { code: 'E701', message: 'Invalid value for providerId', fnToCall: 'errorHandler' },
      'Invalid value for providerId',
    ],
    [
      'a default text if the error has no message',
      { code: 'E701' },
      'An error occurred while connecting your bank account.',
    ],
  ])('a widget error hides the widget and shows %s @s-4.27 @s-8.18', async (_name, message, text) => {
    const { say, frame } = await openWidget();
    say(message);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(frame).not.toBeVisible();
  });

  test('leaving the page removes the iframe and every message listener', async () => {
    const listeners = new Set<unknown>();
    jest
      .spyOn(window, 'addEventListener')
      .mockImplementation((type, listener) => void (type === 'message' && listeners.add(listener)));
    jest
      .spyOn(window, 'removeEventListener')
      .mockImplementation((type, listener) => void (type === 'message' && listeners.delete(listener)));
    const { unmount } = await openWidget();
    expect(listeners.size).toBe(1);
    unmount();
    expect(document.querySelector('iframe')).toBeNull();
    expect(listeners.size).toBe(0);
  });
});
