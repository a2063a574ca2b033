import fc from 'fast-check';
import { readWidgetMessage } from './read-widget-message';

const success = {
  fnToCall: 'accountStatus',
  providerId: 16441,
  providerName: 'Dag Site',
  requestId: 'r-1',
  status: 'SUCCESS',
  additionalStatus: 'ACCT_SUMMARY_RECEIVED',
  providerAccountId: 32132249739,
};
const reason = 'Please visit Dag Site to update your account information or password.';
const siteFailure = {
  providerId: 16441,
  requestId: 'r-1',
  status: 'FAILED',
  additionalStatus: 'USER_ACTION_NEEDED_AT_SITE',
  reason,
};
const technical = {
  code: 'E701',
  title: 'INVALID_PARAMETER_OR_VALUE',
  message: 'Invalid value for providerId',
  fnToCall: 'errorHandler',
};
const exitWith = (...sites: unknown[]) => ({ action: 'exit', fnToCall: 'accountStatus', sites });

describe('ids of the connection in a success message', () => {
  const link = { request_id: 'r-1', provider_account_id: '32132249739' };

  test.each([
    ['are returned as texts if they are numbers', success, [link]],
    ['are trimmed if they are texts', { ...success, providerAccountId: ' 32132249739 ' }, [link]],
    ['may be a request id alone', { status: 'SUCCESS', requestId: 'r-1' }, [{ request_id: 'r-1' }]],
    ['are empty if the message has no id', { status: 'SUCCESS' }, []],
    [
      'are empty if all ids are invalid',
      { status: 'SUCCESS', providerAccountId: { $gt: 0 }, requestId: 'x'.repeat(201) },
      [],
    ],
    ['do not include those of a failed site', exitWith({ status: 'FAILED', providerAccountId: 1 }, success), [link]],
    [
      'are returned for two banks, without a site that has no ids',
      exitWith(
        success,
        { providerId: 16441, status: 'SUCCESS' },
        { status: 'SUCCESS', requestId: 'r-2', providerAccountId: 7 },
      ),
      [link, { request_id: 'r-2', provider_account_id: '7' }],
    ],
    [
      'are returned once for a bank that is reported twice, from its last report',
      exitWith({ ...success, requestId: 'r-0' }, success),
      [link],
    ],
  ])('%s', (_name, data, links) => {
    expect(readWidgetMessage(data)).toEqual({ type: 'linked', links });
  });
});

describe('messages read as an error', () => {
  test.each([
    ['a technical error has its message', technical, 'Invalid value for providerId'],
    ['a failed site has its reason', siteFailure, reason],
    ['an error with only a code has no text', { code: 'N105', redirectUrl: 'https://example.test' }, null],
    ['an error with a numeric code has no text', { code: 500 }, null],
    ['an errorHandler message without a code has no text', { fnToCall: 'errorHandler' }, null],
    ['an exit with only failed sites has their reason', exitWith({ status: 'FAILED', reason }), reason],
    ['an empty message falls back to the reason', { ...siteFailure, message: ' ' }, reason],
  ])('%s', (_name, data, text) => {
    expect(readWidgetMessage(data)).toEqual({ type: 'failed', text });
  });

  test('an error text longer than 300 characters is truncated', () => {
    expect(readWidgetMessage({ ...technical, message: 'x'.repeat(5000) })).toEqual({
      type: 'failed',
      text: 'x'.repeat(300),
    });
  });
});

test.each<[type: string, name: string, data: unknown]>([
  ['linked', 'an interim or final success', success],
  ['linked', 'an exit with a site that succeeded', exitWith({ status: 'SUCCESS', providerAccountId: 11333937 })],
  ['linked', 'a success among several sites', exitWith({ status: 'FAILED', reason }, { status: 'SUCCESS' }, null, 'x')],
  ['linked', 'a success as JSON text', JSON.stringify(success)],
  ['linked', 'a success in an envelope', { type: 'POST_MESSAGE', data: success }],
  ['linked', 'JSON text in an envelope', { type: 'POST_MESSAGE', data: JSON.stringify(success) }],
  ['linked', 'an envelope as JSON text', JSON.stringify({ type: 'POST_MESSAGE', data: JSON.stringify(success) })],
  ['closed', 'an exit without a success', exitWith()],
  ['closed', 'an exit without sites', { action: 'exit' }],
  ['closed', 'the status USER_CLOSE_ACTION', { action: 'exit', status: 'USER_CLOSE_ACTION' }],
  ['closed', 'the status ACTION_ABANDONED', { status: 'ACTION_ABANDONED' }],
  ['ignored', 'no data', undefined],
  ['ignored', 'null', null],
  ['ignored', 'a number', 7],
  ['ignored', 'text that is no JSON', 'resizeFloater'],
  ['ignored', 'a resize message', { fnToCall: 'newThemeResizeFloater', height: 900 }],
  ['ignored', 'an external link', { type: 'OPEN_EXTERNAL_URL', data: { url: 'https://x.test', status: 'SUCCESS' } }],
  ['ignored', 'a bank URL', { type: 'BANK_OAUTH_URL', data: { url: 'https://x.test' } }],
  ['ignored', 'a status that is no text', { status: ['SUCCESS'] }],
  [
    'ignored',
    'a success in nine nested envelopes',
    Array.from({ length: 9 }).reduce<unknown>((data) => ({ type: 'POST_MESSAGE', data }), success),
  ],
])('reads the meaning "%s" from %s', (type, _name, data) => {
  expect(readWidgetMessage(data)).toHaveProperty('type', type);
});

test('reading a message never throws an error, whatever the message contains', () => {
  fc.assert(fc.property(fc.anything(), (data) => expect(readWidgetMessage(data)).toHaveProperty('type')));
});
