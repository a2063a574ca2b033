import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import { median, quantile, type Finding } from './figures';
import { newPeople } from './people';
import { recordQuizzes, rewind, type RecordedAnswer, type RecordedQuiz } from './recording';

const ROUNDS = 5;
const QUIZZES = 40;
const AIM = 3;

type Send = (quiz: RecordedQuiz, answer: RecordedAnswer) => Promise<void>;

/** Sends an answer to the server as a browser does; throws unless it is stored. */
function throughServer(port: number, agent: Agent): Send {
  return ({ person, sessionId }, { questionId, answer }) =>
    new Promise((done, fail) => {
      const body = JSON.stringify({
        session_data: { session_id: sessionId },
        response: { question_id: questionId, answer },
      });
      const headers = {
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      };
      const path = '/api/v1/adaptive-quiz/respond';
      request({ port, host: '127.0.0.1', path, method: 'POST', agent, headers }, (response) => {
        response.resume().on('end', () => {
          if (response.statusCode === 200) done();
          else fail(new Error(`The answer to ${questionId} got ${response.statusCode}`));
        });
      })
        .on('error', fail)
        .end(body);
    });
}

/** Sends the statements of an answer straight to PostgreSQL, prepared: the least that storing it can take. */
function straight(pool: pg.Pool): Send {
  const names = new Map<string, string>();
  return async (_quiz, { statements }) => {
    for (const { text, values } of statements) {
      const name = names.get(text) ?? `bench-${names.size}`;
      names.set(text, name);
      await pool.query({ name, text, values });
    }
  };
}

interface Played {
  /** Milliseconds of each answer. */
  readonly times: readonly number[];
  readonly perSecond: number;
}

/** Plays all quizzes, `people` of them at a time. */
async function play(quizzes: readonly RecordedQuiz[], people: number, send: Send): Promise<Played> {
  const queue = [...quizzes];
  const times: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: people }, async () => {
      for (let quiz = queue.shift(); quiz; quiz = queue.shift()) {
        for (const answer of quiz.answers) {
          const sent = performance.now();
          await send(quiz, answer);
          times.push(performance.now() - sent);
        }
      }
    }),
  );
  return { times, perSecond: (1000 * times.length) / (performance.now() - started) };
}

/**
 * How long an answer takes, with one user and with eight at a time, next to the same statements sent straight to
 * PostgreSQL: rounds of both in turn, and the median of their ratios.
 */
export async function measureAnswers(port: number, pool: pg.Pool): Promise<Finding[]> {
  const quizzes = await recordQuizzes(pool, await newPeople(pool, QUIZZES));
  const agent = new Agent({ keepAlive: true });
  const findings: Finding[] = [];
  for (const people of [1, 8]) {
    const rounds: { bare: Played; server: Played }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      await rewind(pool, quizzes);
      const bare = await play(quizzes, people, straight(pool));
      await rewind(pool, quizzes);
      const server = await play(quizzes, people, throughServer(port, agent));
      // The first round warms both up.
      if (round > 0) rounds.push({ bare, server });
    }
    const words = (which: 'bare' | 'server') => {
      const times = rounds.flatMap((round) => round[which].times);
      const rate = median(rounds.map((round) => round[which].perSecond));
      return `p50 ${median(times).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms, ${Math.round(rate)} a second`;
    };
    findings.push({
      name: `An answer, ${people} at a time: time beside its bare statements`,
      before: words('bare'),
      after: words('server'),
      ratio: median(rounds.map(({ bare, server }) => bare.perSecond / server.perSecond)),
      aim: { kind: 'most', limit: AIM },
    });
  }
  agent.destroy();
  return findings;
}
