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

describe('messages read as a linked account', () => {
  test.each([
    ['an interim or final success', success],
    ['ids as texts', { ...success, providerId: '16441', providerAccountId: '32132249739' }],
    ['an exit with a site that succeeded', exitWith({ providerId: 5, status: 'SUCCESS', providerAccountId: 11333937 })],
    ['one success among several sites', exitWith({ status: 'FAILED', reason }, { status: 'SUCCESS' }, null, 'x')],
    ['JSON text', JSON.stringify(success)],
    ['an envelope', { type: 'POST_MESSAGE', data: success }],
    ['an envelope of JSON text', { type: 'POST_MESSAGE', data: JSON.stringify(success) }],
    ['an envelope that is JSON text itself', JSON.stringify({ type: 'POST_MESSAGE', data: JSON.stringify(success) })],
  ])('%s', (_name, data) => {
    expect(readWidgetMessage(data)).toHaveProperty('type', 'linked');
  });
});

describe('ids of the connection in a success message', () => {
  const link = { request_id: 'r-1', provider_account_id: '32132249739' };

  test.each([
    ['number ids', success, [link]],
    ['text ids', { ...success, providerAccountId: ' 32132249739 ' }, [link]],
    ['a request id alone', { status: 'SUCCESS', requestId: 'r-1' }, [{ request_id: 'r-1' }]],
    ['no id at all', { status: 'SUCCESS' }, []],
    ['an invalid id', { status: 'SUCCESS', providerAccountId: { $gt: 0 }, requestId: 'x'.repeat(201) }, []],
    ['a failing site beside it', exitWith({ status: 'FAILED', providerAccountId: 1 }, success), [link]],
    [
      'two banks, a placeholder between them',
      exitWith(
        success,
        { providerId: 16441, status: 'SUCCESS' },
        { status: 'SUCCESS', requestId: 'r-2', providerAccountId: 7 },
      ),
      [link, { request_id: 'r-2', provider_account_id: '7' }],
    ],
    [
      'the same bank twice counts once, the last report wins',
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
    ['a failing site has its reason', siteFailure, reason],
    ['a code alone has no words', { code: 'N105', redirectUrl: 'https://example.test' }, null],
    ['a numeric code', { code: 500 }, null],
    ['errorHandler without a code', { fnToCall: 'errorHandler' }, null],
    ['an exit with nothing but failing sites', exitWith({ status: 'FAILED', reason }), reason],
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

describe('messages read as closing the widget', () => {
  test.each([
    ['exit without a success', exitWith()],
    ['exit without sites', { action: 'exit' }],
    ['USER_CLOSE_ACTION', { action: 'exit', status: 'USER_CLOSE_ACTION' }],
    ['ACTION_ABANDONED', { status: 'ACTION_ABANDONED' }],
  ])('%s', (_name, data) => {
    expect(readWidgetMessage(data)).toEqual({ type: 'closed' });
  });
});

describe('messages that are ignored', () => {
  test.each([
    ['no data', undefined],
    ['null', null],
    ['a number', 7],
    ['text that is no JSON', 'resizeFloater'],
    ['a resize message', { fnToCall: 'newThemeResizeFloater', height: 900 }],
    ['an external link', { type: 'OPEN_EXTERNAL_URL', data: { url: 'https://example.test', status: 'SUCCESS' } }],
    ['a bank URL', { type: 'BANK_OAUTH_URL', data: { url: 'https://example.test' } }],
    ['a status that is no text', { status: ['SUCCESS'] }],
    [
      'envelopes without an end',
      Array.from({ length: 9 }).reduce<unknown>((data) => ({ type: 'POST_MESSAGE', data }), success),
    ],
  ])('%s', (_name, data) => {
    expect(readWidgetMessage(data)).toEqual({ type: 'ignored' });
  });

  test('no input makes the function throw', () => {
    fc.assert(fc.property(fc.anything(), (data) => expect(readWidgetMessage(data)).toHaveProperty('type')));
  });
});
