import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { BankConnection } from './bank-connection';

const ORIGIN = 'https://widget.test';
const session = { fastlink_url: `${ORIGIN}/fastlink/`, access_token: 'short-lived', config_name: 'Aggregation', allowed_origin: ORIGIN };
const POST = 'POST /bank/link-session';
const error = 'Failed to initialize Yodlee FastLink. Please try again later.';
const open = (api = fakeApi()) => ({ api, ...renderInShell(<BankConnection />, { api, route: '/yodlee-connect' }) });
const go = () => userEvent.click(screen.getByRole('button', { name: 'Continue to Bank Selection' }));

test('the intro says what for, and can be skipped', async () => {
  const { location } = open();
  expect(screen.getByText('Securely access your accounts')).toBeInTheDocument();
  expect(screen.getByText('Analyze your spending patterns')).toBeInTheDocument();
  expect(screen.getByText('Provide personalized insights')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Skip for Now' }));
  expect(location()).toBe('/dashboard');
});

test('while it prepares, it says so', async () => {
  open(fakeApi({ [POST]: () => new Promise(() => undefined) }));
  await go();
  expect(screen.getByText('Preparing secure connection...')).toBeInTheDocument();
});

test('a server without link sessions leads to the error box, and Try Again asks again', async () => {
  const { api } = open();
  await go();
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
  expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([POST, POST]);
});

describe('with a link session', () => {
  /** The page with its widget open, and a way to let a message arrive from it. */
  async function openWidget() {
    const submit = jest.fn();
    // Sending a form is not in this environment.
    HTMLFormElement.prototype.submit = submit;
    const page = open(fakeApi({ [POST]: session }));
    await go();
    const frame = await screen.findByTitle<HTMLIFrameElement>('Bank connection');
    const say = (data: unknown, from: MessageEventInit = {}) =>
      fireEvent(window, new MessageEvent('message', { data, origin: ORIGIN, source: frame.contentWindow, ...from }));
    return { ...page, frame, say, submit };
  }

  test('the token goes to the widget in a form, not in an address', async () => {
    const { frame, submit } = await openWidget();
    expect(frame).toBeVisible();
    expect(submit).toHaveBeenCalledTimes(1);
    expect(document.querySelector('form')).toHaveFormValues({ accessToken: 'Bearer short-lived', extraParams: 'configName=Aggregation' });
    expect(document.querySelector('form')).toHaveAttribute('action', session.fastlink_url);
  });

  test('a linked account leads to the dashboard', async () => {
    const { say, location } = await openWidget();
    say({ fnToCall: 'accountStatus', status: 'SUCCESS' });
    expect(location()).toBe('/dashboard');
  });

  test('so does one that is told after the closing message', async () => {
    const { say, location } = await openWidget();
    say({ action: 'exit', fnToCall: 'accountStatus', sites: [] });
    expect(screen.getByRole('button', { name: 'Continue to Bank Selection' })).toBeInTheDocument();
    say({ fnToCall: 'accountStatus', status: 'SUCCESS' });
    expect(location()).toBe('/dashboard');
  });

  test.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['an origin that only begins alike', { origin: `${ORIGIN}.evil.test` }],
    ['another window', { source: window }],
    ['no window', { source: null }],
  ])('a message from %s counts for nothing', async (_name, from) => {
    const { say, frame, location } = await openWidget();
    say({ status: 'SUCCESS' }, from);
    expect(location()).toBe('/yodlee-connect');
    expect(frame).toBeVisible();
  });

  test.each([
    ['its own words', { code: 'E701', message: 'Invalid value for providerId', fnToCall: 'errorHandler' }, 'Invalid value for providerId'],
    ['the fixed words without any', { code: 'E701' }, 'An error occurred while connecting your bank account.'],
  ])('an error hides the widget and shows %s', async (_name, message, text) => {
    const { say, frame } = await openWidget();
    say(message);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(frame).not.toBeVisible();
  });
});
