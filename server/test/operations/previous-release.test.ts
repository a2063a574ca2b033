import { rmSync } from 'node:fs';
import * as v from 'valibot';
import { answerBody, answered, registered, started, type LooseQuestion } from '../../testing/loose-quiz';
import { startServer as startOther, type RunningServer } from '../../testing/start-server';
import { newcomer } from '../support/people';
import { hasPreviousRelease, previousRelease, unpackPreviousRelease } from '../support/previous-release';
import { send, type Request } from '../support/send';
import { discard, startServer, temporaryFolder, type TestServer } from '../support/start-server';

/*
 * During a rolling deployment servers of two releases share a database that the new one has migrated. This is what
 * "expand, then contract" (docs/operations.md) has to guarantee.
 */
const describeIfThere = hasPreviousRelease() ? describe : describe.skip;

const MAX_TURNS = 30;
/** The other release would have asked something else: the response has the question that its client shows next. */
const NOT_CURRENT = 409;

type Ask = (method: string, path: string, request?: Request) => Promise<unknown>;

describeIfThere(
  `the server of the previous release (${previousRelease.slice(0, 7)}; skipped in a shallow clone)`,
  () => {
    let folder: string;
    let dataDir: string;
    let current: TestServer;
    let previous: RunningServer;
    let stopPrevious = async (): Promise<unknown> => undefined;

    beforeAll(async () => {
      folder = unpackPreviousRelease();
      dataDir = temporaryFolder();
      current = await startServer();
      previous = await startOther({ root: folder, dataDir, databaseUrl: current.databaseUrl });
      stopPrevious = previous.stop;
    });
    afterAll(async () => {
      await stopPrevious();
      await discard(current);
      for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true });
    });

    /** Calls of one server; each must succeed. */
    const callsOf =
      (server: RunningServer): Ask =>
      async (method, path, request = {}) => {
        const response = await send(`http://localhost:${server.port}`, method, `/api/v1${path}`, request);
        if (![200, 201, NOT_CURRENT].includes(response.status)) {
          throw new Error(`${method} ${path}: ${response.status} ${response.text}`);
        }
        return response.body;
      };

    it('works on the database of this one: register, sign in, answer, read insights', async () => {
      const ask = callsOf(previous);
      const typed = newcomer();
      await ask('POST', '/auth/register', { body: typed });
      const { access_token: token } = v.parse(
        registered,
        await ask('POST', '/auth/login', { body: { email: typed.email, password: typed.password } }),
      );
      await takeQuiz(token, [ask]);
      expect(await ask('GET', '/adaptive-quiz/insights', { token })).toMatchObject({
        data: expect.anything() as unknown,
      });
    });

    it('shares people, sessions and a quiz in progress with this one, both ways', async () => {
      const [old, present] = [callsOf(previous), callsOf(current)];
      for (const [first, second] of [
        [old, present],
        [present, old],
      ] as const) {
        const { access_token: token } = v.parse(
          registered,
          await first('POST', '/auth/register', { body: newcomer() }),
        );
        await takeQuiz(token, [second, first]);
        for (const ask of [first, second]) {
          expect(await ask('GET', '/auth/me', { token })).toHaveProperty('email');
          expect(await ask('GET', '/adaptive-quiz/insights', { token })).toHaveProperty('data');
        }
      }
    });

    /** Takes the quiz with one answer at each server in turn. */
    async function takeQuiz(token: string, servers: readonly Ask[]): Promise<void> {
      const [first] = servers;
      if (!first) return;
      const quiz = v.parse(started, await first('POST', '/adaptive-quiz/start', { token, body: {} }));
      const { session_id: sessionId } = quiz.session;
      let question: LooseQuestion | null | undefined = quiz.question;
      for (let turn = 0; question && turn < MAX_TURNS; turn += 1) {
        const body = answerBody(sessionId, question);
        const reply: unknown = await servers[turn % servers.length]?.('POST', '/adaptive-quiz/respond', {
          token,
          body,
        });
        ({ question } = v.parse(answered, reply));
      }
    }
  },
);
