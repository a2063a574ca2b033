import type { LinkSession } from '@verdant/shared/contract';
import { bankFlow, initialFlow } from './bank-flow';
import type { BankEvent, BankFlow } from './bank-flow';
import type { WidgetMessage } from './read-widget-message';

const session: LinkSession = {
  fastlink_url: 'https://widget.test/',
  initialize_js_url: 'https://widget.test/initialize.js',
  access_token: 't',
  config_name: 'Aggregation',
  allowed_origin: 'https://widget.test',
};
const after = (...events: BankEvent[]): BankFlow => events.reduce(bankFlow, initialFlow);
const start: BankEvent = { type: 'start' };
const prepared: BankEvent = { type: 'prepared', session };
const received = (message: WidgetMessage): BankEvent => ({ type: 'message', message });
const links = [{ provider_account_id: '7' }];
const linked = received({ type: 'linked', links });
const closed = received({ type: 'closed' });
const failed = received({ type: 'failed', text: 'Site is down' });
const notConfirmed = (again: boolean): BankEvent => ({ type: 'notConfirmed', message: 'Later', again });

test('intro, preparing, widget @s-4.27', () => {
  expect(after().status).toBe('intro');
  expect(after(start).status).toBe('preparing');
  expect(after(start, prepared)).toEqual({ ...initialFlow, status: 'widget', session });
});

test('no session shows the error, and trying again prepares anew', () => {
  const error = after(start, { type: 'notPrepared' });
  expect(error).toEqual({ ...initialFlow, status: 'error' });
  expect(bankFlow(error, start).status).toBe('preparing');
});

test('a script that opens nothing is the same as none', () => {
  expect(after(start, prepared, { type: 'notPrepared' })).toEqual({ ...initialFlow, status: 'error' });
});

test('pressing twice prepares once', () => {
  const preparing = after(start);
  expect(bankFlow(preparing, start)).toBe(preparing);
});

test('a failure shows its own words and hides the widget', () => {
  expect(after(start, prepared, failed)).toMatchObject({ status: 'error', message: 'Site is down' });
});

test('closing hides the widget @s-4.27', () => {
  expect(after(start, prepared, closed).status).toBe('intro');
});

test('closing after a failure leaves the error box', () => {
  expect(after(start, prepared, failed, closed)).toMatchObject({ status: 'error', message: 'Site is down' });
});

test('success counts before and after the closing message', () => {
  expect(after(start, prepared, linked, closed)).toMatchObject({ status: 'finishing', reported: links });
  expect(after(start, prepared, closed, linked)).toMatchObject({ status: 'finishing', reported: links });
});

test('no message changes what comes after a success', () => {
  const finishing = after(start, prepared, linked);
  const done = bankFlow(finishing, { type: 'confirmed' });
  expect(done.status).toBe('done');
  for (const event of [linked, failed, closed, start, prepared]) {
    expect(bankFlow(finishing, event)).toBe(finishing);
    expect(bankFlow(done, event)).toBe(done);
  }
});

test('a confirmation that may succeed later is tried again, with what was reported', () => {
  const error = after(start, prepared, linked, notConfirmed(true));
  expect(error).toMatchObject({ status: 'error', message: 'Later' });
  expect(bankFlow(error, start)).toMatchObject({ status: 'finishing', reported: links });
});

test('a confirmation that was refused starts anew', () => {
  expect(after(start, prepared, linked, notConfirmed(false), start)).toEqual({ ...initialFlow, status: 'preparing' });
});

test('a message without a session is ignored', () => {
  expect(after(linked)).toBe(initialFlow);
  expect(after(start, linked).status).toBe('preparing');
});

test('late results are ignored once their status is left', () => {
  expect(after(prepared)).toBe(initialFlow);
  expect(after({ type: 'confirmed' })).toBe(initialFlow);
  expect(after(notConfirmed(true))).toBe(initialFlow);
});
