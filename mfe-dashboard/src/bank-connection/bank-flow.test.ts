import type { LinkSession } from '@verdant/shared/contract';
import { bankFlowReducer, initialBankFlow } from './bank-flow';
import type { BankFlowEvent, BankFlow } from './bank-flow';
import type { WidgetMessage } from './read-widget-message';

const session: LinkSession = {
  fastlink_url: 'https://widget.test/',
  initialize_js_url: 'https://widget.test/initialize.js',
  access_token: 't',
  config_name: 'Aggregation',
  allowed_origin: 'https://widget.test',
};
const after = (...events: BankFlowEvent[]): BankFlow => events.reduce(bankFlowReducer, initialBankFlow);
const start: BankFlowEvent = { type: 'start' };
const prepared: BankFlowEvent = { type: 'prepared', session };
const received = (message: WidgetMessage): BankFlowEvent => ({ type: 'message', message });
const links = [{ provider_account_id: '7' }];
const linked = received({ type: 'linked', links });
const closed = received({ type: 'closed' });
const failed = received({ type: 'failed', text: 'Site is down' });
const notConfirmed = (again: boolean): BankFlowEvent => ({ type: 'notConfirmed', message: 'Later', again });

const finishing = after(start, prepared, linked);
const done = bankFlowReducer(finishing, { type: 'confirmed' });

test.each<[events: string, flow: BankFlow, expected: Partial<BankFlow>]>([
  [
    'prepares a session again after an error and a new start',
    after(start, { type: 'notPrepared' }, start),
    { status: 'preparing' },
  ],
  [
    'shows an error if the script opens no widget',
    after(start, prepared, { type: 'notPrepared' }),
    { ...initialBankFlow, status: 'error' },
  ],
  ['shows the message of a widget error', after(start, prepared, failed), { status: 'error', message: 'Site is down' }],
  ['returns to the intro after the widget closes', after(start, prepared, closed), { status: 'intro' }],
  [
    'keeps the error if the widget then closes',
    after(start, prepared, failed, closed),
    { status: 'error', message: 'Site is down' },
  ],
  [
    'keeps a success if the widget then closes',
    after(start, prepared, linked, closed),
    { status: 'finishing', reported: links },
  ],
  [
    'accepts a success after the widget has closed',
    after(start, prepared, closed, linked),
    { status: 'finishing', reported: links },
  ],
  ['ignores a success before the session is ready', after(start, linked), { status: 'preparing' }],
  [
    'shows the message of a failed confirmation',
    after(start, prepared, linked, notConfirmed(true)),
    { status: 'error', message: 'Later' },
  ],
  [
    'confirms again after a new start if a retry may succeed',
    after(start, prepared, linked, notConfirmed(true), start),
    { status: 'finishing', reported: links },
  ],
  [
    'begins again with a session after a refused confirmation and a new start',
    after(start, prepared, linked, notConfirmed(false), start),
    { ...initialBankFlow, status: 'preparing' },
  ],
])('the bank flow %s @s-4.27', (_events, flow, expected) => {
  expect(flow).toMatchObject(expected);
});

test.each<[state: string, flow: BankFlow, events: BankFlowEvent[]]>([
  ['intro', initialBankFlow, [linked, prepared, { type: 'confirmed' }, notConfirmed(true)]],
  ['preparing', after(start), [start, linked]],
  ['finishing', finishing, [linked, failed, closed, start, prepared]],
  ['done', done, [linked, failed, closed, start, prepared]],
])('the bank flow stays in the state %s after events that are not allowed there', (_state, flow, events) => {
  for (const event of events) expect(bankFlowReducer(flow, event)).toBe(flow);
});
