/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { technicalError } from './scenarios';
import { renderWidget, type WidgetParameters } from './widget-page';

const SCRIPT = readFileSync(join(__dirname, 'assets/widget.js'), 'utf8');
const ORIGIN = 'https://verdant.test';
const posted = jest.fn();
const requests = jest.fn<Promise<Response>, [string, { body: URLSearchParams }]>();

beforeEach(() => {
  jest.useFakeTimers();
  posted.mockReset();
  requests.mockReset();
  Object.defineProperty(window, 'parent', { value: { postMessage: posted }, configurable: true });
  Object.assign(globalThis, { fetch: requests });
  window.scrollTo = () => undefined;
});
afterEach(() => jest.useRealTimers());

function open(opening: Partial<WidgetParameters> = {}): void {
  const markup = renderWidget({ language: 'en', origin: ORIGIN, accessToken: 'Bearer t', ...opening });
  const page = new DOMParser().parseFromString(markup, 'text/html');
  document.documentElement.lang = page.documentElement.lang;
  document.body.replaceChildren(...page.body.childNodes);
  const script = document.createElement('script');
  script.textContent = SCRIPT;
  document.body.append(script);
}

function shown(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`main > section:not([hidden]) ${selector}`);
  if (!found) throw new Error(`the step has no ${selector}`);
  return found;
}
const title = () => shown('h1').textContent;
const press = (selector: string) => shown(selector).click();
const type = (selector: string, text: string) => Object.assign(shown(selector), { value: text });
const send = () => press('form button:not([type])');
const banks = () =>
  [...document.querySelectorAll('.institutions li:not([hidden]) strong')].map((name) => name.textContent);

/** Goes through all steps of the widget as a user of the sandbox does. */
async function connect(user: string, response: Promise<Response>): Promise<void> {
  requests.mockReturnValue(response);
  press('button[value="16441"]');
  type('#user', user);
  send();
  send();
  await jest.runAllTimersAsync();
}

test.each([
  ['BANK', ['Banksia Mutual', 'Bilby Bank']],
  ['  union credit ', ['Currawong Credit Union']],
  ['nowhere', []],
])('a search for "%s" finds banks by words, regardless of case', (search, names: string[]) => {
  open();
  type('#search', search);
  send();
  expect(banks()).toEqual(names);
  expect(shown('[role="status"]').hidden).toBe(names.length > 0);
});

test('the bank widget shows an error for a missing or unknown user name, and for a wrong code', () => {
  open();
  press('button[value="20104"]');
  expect(title()).toBe('Sign in to Galah & Sons Savings');
  for (const [name, problem] of [
    [' ', /type your user name/],
    ['nobody', /does not know this user name/],
  ] as const) {
    type('#user', name);
    send();
    expect(shown('[role="alert"]').textContent).toMatch(problem);
    expect(shown('#user').getAttribute('aria-invalid')).toBe('true');
  }
  type('#user', ' mfa ');
  send();
  expect(title()).toBe('Enter your code');
  type('#code', '654321');
  send();
  expect(shown('[role="alert"]').textContent).toMatch(/not right/);
  expect(shown('#code')).toHaveProperty('value', '');
  type('#code', '123456');
  send();
  expect(title()).toBe('Share your data');
  expect(shown('h1 ~ p').textContent).toContain('Galah & Sons Savings');
});

test('the widget sends bank and user to the server, lists the accounts and posts messages to the host page in order', async () => {
  open();
  const accounts = [{ name: 'Saver', number: 'xxxx1234', bank: 'Dag Site' }];
  const messages = ['first', 'second'];
  await connect('success', Promise.resolve(Response.json({ accounts, messages })));
  expect(title()).toBe('Your accounts are connected');
  expect(shown('.accounts').textContent).toBe('Saver xxxx1234Dag Site');
  const sent = requests.mock.calls.map(([url, { body }]) => [url, body.toString()]);
  expect(sent).toEqual([['/widget/finish', 'accessToken=Bearer+t&provider=16441&user=success&language=en']]);
  press('[data-close]');
  expect(posted.mock.calls).toEqual([
    ['first', ORIGIN],
    ['second', ORIGIN],
    [{ action: 'exit', fnToCall: 'accountStatus', sites: [] }, ORIGIN],
  ]);
});

test('if the server returns no accounts, the widget shows that nothing was connected, and reports its closing to the page', async () => {
  open();
  await connect('abandon', Promise.resolve(Response.json({ accounts: [], messages: [] })));
  expect([title(), shown('p').textContent]).toEqual(['The connection was not made', 'Nothing was shared by Dag Site.']);
  press('[data-close]');
  expect(posted.mock.calls).toEqual([[{ action: 'exit', status: 'USER_CLOSE_ACTION' }, ORIGIN]]);
});

const expired = technicalError('E110', 'TOKEN_EXPIRED', 'Your session has expired.');
test.each([
  ['an error of the server', async () => Promise.resolve(Response.json({ error: expired })), expired.message],
  ['a server that cannot be reached', async () => Promise.reject(new Error('gone')), /cannot be reached/],
  ['a response that is not JSON', async () => Promise.resolve(new Response('<p>')), /cannot be reached/],
])(
  'the widget shows an error to the user and posts an error to the host page for %s',
  async (_problem, respond, message) => {
    open();
    await connect('success', respond());
    expect(title()).toBe('Something went wrong');
    expect(shown('#error-message').textContent).toMatch(message);
    expect(posted.mock.calls).toEqual([[expect.objectContaining({ fnToCall: 'errorHandler' }), ORIGIN]]);
  },
);

test('the widget shows an error of the server and posts it to the host page', () => {
  open({ error: expired });
  expect(shown('#error-message').textContent).toBe(expired.message);
  expect(posted.mock.calls).toEqual([[expired, ORIGIN]]);
});

test('the widget posts no message if the origin of the host page is unknown', () => {
  open({ origin: undefined, error: expired });
  press('[data-close]');
  expect(posted).not.toHaveBeenCalled();
});
