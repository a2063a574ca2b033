import { createCipher, newEncryptionKey } from '../encryption/cipher';
import { decryptExportRow, readAnswer, toStoredAnswer } from './stored-answer';

const keys = [newEncryptionKey()];
const cipher = createCipher(() => keys, 'THE_SETTING');
const place = { userId: 'user-1', sessionId: 'session-1', questionId: 'profile-wish' };

test('a free text is encrypted, and can be decrypted only for the same user, session and question', () => {
  const stored = toStoredAnswer(cipher, place, 'A house');
  expect(JSON.stringify(stored)).toMatch(/^\{"encrypted":"v1\.[0-9a-f]{12}\.[\w-]+"\}$/);
  expect(readAnswer(cipher, place, stored)).toBe('A house');
  for (const other of [{ userId: 'user-2' }, { sessionId: 'session-2' }, { questionId: 'profile-note' }]) {
    expect(() => readAnswer(cipher, { ...place, ...other }, stored)).toThrow();
  }
});

test('a choice is stored unchanged, and a text answer to a removed question is encrypted', () => {
  for (const answer of ['under_30', ['home'], 7]) {
    expect(toStoredAnswer(cipher, { ...place, questionId: 'profile-support' }, answer)).toBe(answer);
  }
  expect(toStoredAnswer(cipher, { ...place, questionId: 'gone' }, 'A house')).not.toBe('A house');
});

test.each(['v1.', 'v1.x.y', '{"encrypted":"x"}'])(
  'an unencrypted answer is stored and read unchanged even if it resembles an encrypted answer: %s',
  (text) => {
    expect(readAnswer(cipher, place, text)).toBe(text);
    expect(
      toStoredAnswer(
        createCipher(() => [], 'THE_SETTING'),
        place,
        text,
      ),
    ).toBe(text);
  },
);

test('the data export of a user contains free-text answers in decrypted form, and other answers unchanged', () => {
  const row = {
    session_id: 'session-1',
    question_id: 'profile-wish',
    answer: toStoredAnswer(cipher, place, 'A house'),
  };
  expect(decryptExportRow(cipher, 'user-1', row)).toEqual({ ...row, answer: 'A house' });
  expect(decryptExportRow(cipher, 'user-1', { answer: 7 })).toEqual({ answer: 7 });
});
