import { bankFlow, initialFlow } from './bank-flow';
import type { BankEvent, BankFlow } from './bank-flow';
import type { WidgetMessage } from './read-widget-message';

const session = { fastlink_url: 'https://widget.test/', access_token: 't', config_name: 'Aggregation', allowed_origin: 'https://widget.test' };
const after = (...events: BankEvent[]): BankFlow => events.reduce(bankFlow, initialFlow);
const start: BankEvent = { type: 'start' };
const prepared: BankEvent = { type: 'prepared', session };
const says = (message: WidgetMessage): BankEvent => ({ type: 'message', message });
const linked = says({ kind: 'linked' });
const closed = says({ kind: 'closed' });
const failed = says({ kind: 'failed', text: 'Site is down' });

test('intro, preparing, widget', () => {
  expect(after().step).toBe('intro');
  expect(after(start).step).toBe('preparing');
  expect(after(start, prepared)).toEqual({ step: 'widget', session, message: null });
});

test('no session shows the error, and trying again prepares anew', () => {
  const error = after(start, { type: 'notPrepared' });
  expect(error).toEqual({ step: 'error', session: null, message: null });
  expect(bankFlow(error, start).step).toBe('preparing');
});

test('pressing twice prepares once', () => {
  const preparing = after(start);
  expect(bankFlow(preparing, start)).toBe(preparing);
});

test('a failure shows its own words and hides the widget', () => {
  expect(after(start, prepared, failed)).toMatchObject({ step: 'error', message: 'Site is down' });
});

test('closing hides the widget', () => {
  expect(after(start, prepared, closed).step).toBe('intro');
});

test('closing after a failure leaves the error box', () => {
  expect(after(start, prepared, failed, closed)).toMatchObject({ step: 'error', message: 'Site is down' });
});

test('success counts before and after the closing message', () => {
  expect(after(start, prepared, linked, closed).step).toBe('linked');
  expect(after(start, prepared, closed, linked).step).toBe('linked');
});

test('nothing changes a success', () => {
  const done = after(start, prepared, linked);
  for (const event of [linked, failed, closed, start, prepared]) expect(bankFlow(done, event)).toBe(done);
});

test('without a session a message means nothing', () => {
  expect(after(linked)).toBe(initialFlow);
  expect(after(start, linked).step).toBe('preparing');
});

test('a session that comes late, after leaving the preparing step, is not taken', () => {
  expect(after(prepared)).toBe(initialFlow);
});
