import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Answer } from '@verdant/shared/contract';
import type { Cipher } from '../encryption/cipher';
import type { EncryptedColumn } from '../encryption/stored-texts';
import { questionBank } from './question-bank';

/** A stored answer. Only an encrypted text is an object, so it cannot be confused with a plain answer. */
export type StoredAnswer = Answer | { readonly encrypted: string };

/** Identity of an answer. An encrypted text can be decrypted only with the identity of its own answer. */
type AnswerPlace = {
  readonly userId: string;
  readonly sessionId: string;
  readonly questionId: string;
};

const contextOf = ({ userId, sessionId, questionId }: AnswerPlace) =>
  `quiz-answer:${userId}:${sessionId}:${questionId}`;

const choices = questionBank.questions.filter(({ type }) => type !== 'text').map(({ id }) => id);
const choiceIds = new Set(choices);

/** Returns an answer's stored form. Free text, or an unknown question's answer, is encrypted if a key is configured. */
export function toStoredAnswer(cipher: Cipher, place: AnswerPlace, answer: Answer): StoredAnswer {
  if (typeof answer !== 'string' || choiceIds.has(place.questionId)) return answer;
  const encrypted = cipher.encrypt(answer, contextOf(place));
  return encrypted === answer ? answer : { encrypted };
}

/** Returns the decrypted answer. Throws if the text belongs to another answer or was encrypted with an unknown key. */
export function readAnswer(cipher: Cipher, place: AnswerPlace, stored: StoredAnswer): Answer {
  if (typeof stored !== 'object' || !('encrypted' in stored)) return stored;
  return cipher.decrypt(stored.encrypted, contextOf(place));
}

const encryptedRow = v.looseObject({
  session_id: v.string(),
  question_id: v.string(),
  answer: v.object({ encrypted: v.string() }),
});

/** Returns a row for the export, decrypted. */
export function decryptExportRow<R extends object>(cipher: Cipher, userId: string, row: R): R {
  const found = v.safeParse(encryptedRow, row);
  if (!found.success) return row;
  const { session_id: sessionId, question_id: questionId, answer } = found.output;
  return { ...row, answer: readAnswer(cipher, { userId, sessionId, questionId }, answer) };
}

const isEncrypted = sql`jsonb_typeof(answer) = 'object'`;
/**
 * SQL for a stored text. Encrypted text is recognised by its JSON type, because typed text can look like encrypted text.
 */
const text = sql`case when ${isEncrypted} then answer ->> 'encrypted' else answer #>> '{}' end`;

export const textAnswers: EncryptedColumn = {
  name: 'free-text answers',
  texts: sql`
    select array[s.user_id::text, s.id::text, a.question_id] as key, ${text} as stored, not ${isEncrypted} as "isPlain"
    from quiz_answers a join quiz_sessions s on s.id = a.session_id
    where ${isEncrypted}
      or jsonb_typeof(answer) = 'string' and a.question_id <> all(${sql.param(choices)}::text[])`,
  contextOf: ([userId = '', sessionId = '', questionId = '']) => contextOf({ userId, sessionId, questionId }),
  replace: ({ key: [, session, question], stored }, encrypted) => sql`
    update quiz_answers set answer = jsonb_build_object('encrypted', ${encrypted}::text)
    where session_id = ${session} and question_id = ${question} and ${text} = ${stored}`,
};
