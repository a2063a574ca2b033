import { describeFailure } from './describe-failure';

test('the description of a failed job contains the name and codes of the error, but not the message', () => {
  const error = Object.assign(new Error('550 no such person: jo@example.com'), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 550,
    response: '550 no such person: jo@example.com',
  });
  expect(describeFailure(error)).toEqual({ name: 'Error', code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 });
});

test('the description of a failed job contains the code of the wrapped error, but no query and no parameters', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(jo@example.com)' });
  const error = new Error('Failed query: insert ... params: jo@example.com', { cause });
  expect(describeFailure(error)).toEqual({ name: 'Error', code: '23505' });
});

test.each([undefined, 'jo@example.com', { message: 'jo@example.com' }])(
  'the description of a failure reveals nothing of a thrown value that is not an error: %j',
  (thrown) => {
    expect(describeFailure(thrown)).toEqual({});
  },
);
