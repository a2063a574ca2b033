import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import {
  activeQuiz,
  respondResponse,
  type Answer,
  type Question,
  type RespondResponse,
} from '@verdant/shared/contract';
import * as v from 'valibot';
import { hashToken } from '@verdant/federation/http';
import { touchSession } from '../src/accounts/session';
import { createCipher } from '../src/encryption/cipher';
import { questionBank } from '../src/quiz/question-bank';
import { respond, restartQuiz } from '../src/quiz/sessions';
import type { Person } from './people';

/** A statement with its values, as it goes to PostgreSQL. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** One answer of a quiz: what a client sends, and the statements that storing it takes. */
export interface RecordedAnswer {
  readonly questionId: string;
  readonly answer: Answer;
  readonly statements: readonly Statement[];
}

export interface RecordedQuiz {
  readonly person: Person;
  readonly sessionId: string;
  readonly firstQuestionId: string;
  readonly answers: readonly RecordedAnswer[];
}

function answerTo({ question_type, options }: Question, turn: number): Answer {
  if (question_type === 'scale') return 1 + (turn % 10);
  if (question_type === 'text') return 'a home of our own';
  const value = options[turn % options.length]?.value ?? 'skip';
  return question_type === 'multiple_choice' ? [value] : value;
}

/** Plays a whole quiz of each user in this process and writes down every statement of every answer. */
export async function recordQuizzes(pool: pg.Pool, people: readonly Person[]): Promise<RecordedQuiz[]> {
  let statements: Statement[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) };
  const db = drizzle({ client: pool, logger });
  const cipher = createCipher(() => [], 'nothing');
  const quiz = { db, cipher, questionBank, language: 'en' } as const;
  const recorded: RecordedQuiz[] = [];
  for (const [index, person] of people.entries()) {
    statements = [];
    const started = v.parse(activeQuiz, await restartQuiz(quiz, person.id));
    const sessionId = started.session.session_id;
    const answers: RecordedAnswer[] = [];
    for (let question: Question | null | undefined = started.question; question;) {
      statements = [];
      const given: { question_id: string; answer: Answer } = {
        question_id: question.id,
        answer: answerTo(question, index + answers.length),
      };
      await touchSession(db, hashToken(person.token));
      const response: RespondResponse = v.parse(respondResponse, await respond(quiz, person.id, sessionId, given));
      answers.push({ questionId: given.question_id, answer: given.answer, statements });
      question = response.question;
    }
    recorded.push({ person, sessionId, firstQuestionId: started.question.id, answers });
  }
  return recorded;
}

/** Takes the answers back, so that the same quizzes can be played again. */
export async function rewind(pool: pg.Pool, quizzes: readonly RecordedQuiz[]): Promise<void> {
  await pool.query('delete from quiz_answers where session_id = any($1::uuid[])', [quizzes.map((q) => q.sessionId)]);
  await pool.query(
    `update quiz_sessions set current_question_id = first, completed_at = null
     from unnest($1::uuid[], $2::text[]) as given (session, first) where id = session`,
    [quizzes.map((q) => q.sessionId), quizzes.map((q) => q.firstQuestionId)],
  );
}
