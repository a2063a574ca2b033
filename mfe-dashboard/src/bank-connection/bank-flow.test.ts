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

const finishing = after(start, prepared, linked);
const done = bankFlow(finishing, { type: 'confirmed' });

test.each<[events: string, flow: BankFlow, expected: Partial<BankFlow>]>([
  ['nothing', after(), { status: 'intro' }],
  ['a start', after(start), { status: 'preparing' }],
  ['a session', after(start, prepared), { ...initialFlow, status: 'widget', session }],
  ['no session', after(start, { type: 'notPrepared' }), { ...initialFlow, status: 'error' }],
  ['no session and a new start', after(start, { type: 'notPrepared' }, start), { status: 'preparing' }],
  ['a script that opens nothing', after(start, prepared, { type: 'notPrepared' }), { ...initialFlow, status: 'error' }],
  ['a failure of the widget', after(start, prepared, failed), { status: 'error', message: 'Site is down' }],
  ['closing', after(start, prepared, closed), { status: 'intro' }],
  ['closing after a failure', after(start, prepared, failed, closed), { status: 'error', message: 'Site is down' }],
  ['closing after a success', after(start, prepared, linked, closed), { status: 'finishing', reported: links }],
  ['a success after closing', after(start, prepared, closed, linked), { status: 'finishing', reported: links }],
  ['a confirmation', done, { status: 'done' }],
  ['a success before the session', after(start, linked), { status: 'preparing' }],
  ['no confirmation yet', after(start, prepared, linked, notConfirmed(true)), { status: 'error', message: 'Later' }],
  [
    'no confirmation yet and a new start',
    after(start, prepared, linked, notConfirmed(true), start),
    { status: 'finishing', reported: links },
  ],
  [
    'a refused confirmation and a new start',
    after(start, prepared, linked, notConfirmed(false), start),
    { ...initialFlow, status: 'preparing' },
  ],
])('reaches the expected state after %s @s-4.27', (_events, flow, expected) => {
  expect(flow).toMatchObject(expected);
});

test.each<[state: string, flow: BankFlow, events: BankEvent[]]>([
  ['intro', initialFlow, [linked, prepared, { type: 'confirmed' }, notConfirmed(true)]],
  ['preparing', after(start), [start, linked]],
  ['finishing', finishing, [linked, failed, closed, start, prepared]],
  ['done', done, [linked, failed, closed, start, prepared]],
])('stays in the state %s after events that are not allowed in that state', (_state, flow, events) => {
  for (const event of events) expect(bankFlow(flow, event)).toBe(flow);
});
