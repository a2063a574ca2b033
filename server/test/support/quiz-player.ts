import type { ActiveQuiz, Answer, InsightsResult, Question, QuizSession } from '@verdant/shared/contract';
import * as v from 'valibot';
import { activeQuiz, insightsResponse, respondResponse } from '@verdant/shared/contract';
import { newUser } from './users';
import type { ApiResponse, TestServer } from './start-server';

export { firstPossibleAnswer } from '../../testing/quiz-personas';

/** Sends the quiz calls of one signed-in user. Each response is checked against the contract before a test sees it. */
export class QuizPlayer {
  constructor(
    private readonly server: TestServer,
    private readonly token: string,
    private readonly language?: string,
  ) {}

  /** Returns a player for the same user that sends its calls to another server or to the restarted server. */
  movedTo(server: TestServer): QuizPlayer {
    return new QuizPlayer(server, this.token, this.language);
  }

  /** Returns the same user with a browser that sends this `Accept-Language`. */
  speaking(language: string): QuizPlayer {
    return new QuizPlayer(this.server, this.token, language);
  }

  call(method: string, path: string, body?: unknown): Promise<ApiResponse> {
    const headers: Record<string, string> = this.language === undefined ? {} : { 'accept-language': this.language };
    return this.server.request(method, `/api/v1${path}`, { body, token: this.token, headers });
  }

  private async active(path: string): Promise<ActiveQuiz> {
    return v.parse(activeQuiz, (await this.call('POST', path)).body);
  }

  start(): Promise<ActiveQuiz> {
    return this.active('/adaptive-quiz/start');
  }

  restart(): Promise<ActiveQuiz> {
    return this.active('/adaptive-quiz/restart');
  }

  continue(sessionId: string): Promise<ActiveQuiz> {
    return this.active(`/adaptive-quiz/continue?session_id=${sessionId}`);
  }

  /** Sends an answer as a client does: with the whole session (spec 7) and further fields. */
  respond(
    session: Pick<QuizSession, 'session_id'>,
    questionId: string,
    answer: unknown,
    added: { readonly source?: unknown } = {},
  ): Promise<ApiResponse> {
    return this.call('POST', '/adaptive-quiz/respond', {
      session_data: session,
      response: {
        question_id: questionId,
        answer,
        ...added,
        response: {
          answer,
          question_text: '',
          session_id: session.session_id,
          question_order: 1,
          submitted_at: new Date().toISOString(),
        },
      },
    });
  }

  /** Answers until the quiz is completed or `stopAt` answers are given. Resolves to the questions in their order. */
  async play(quiz: ActiveQuiz, answerOf: (question: Question) => Answer, stopAt = Infinity): Promise<Question[]> {
    const asked: Question[] = [];
    let question: Question | null | undefined = quiz.question;
    while (question && asked.length < stopAt) {
      asked.push(question);
      const reply = await this.respond(quiz.session, question.id, answerOf(question));
      if (reply.status !== 200) throw new Error(`${question.id}: ${reply.status} ${JSON.stringify(reply.body)}`);
      question = v.parse(respondResponse, reply.body).question;
    }
    return asked;
  }

  async insights(sessionId?: string): Promise<InsightsResult> {
    const reply = await this.call('GET', `/adaptive-quiz/insights${sessionId === undefined ? '' : `/${sessionId}`}`);
    return v.parse(insightsResponse, reply.body).data;
  }
}

export async function newPlayer(server: TestServer): Promise<QuizPlayer> {
  const { token } = await newUser(server);
  return new QuizPlayer(server, token);
}
