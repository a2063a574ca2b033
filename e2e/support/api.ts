import * as v from 'valibot';
import { insightsResponse, loginResponse, respondResponse, startResponse } from '@verdant/shared/contract';
import type { Answer, InsightsResponse, Question, RespondRequest, RespondResponse } from '@verdant/shared/contract';

export type Account = { email: string; password: string; firstName: string; lastName: string; authorization: string };

let people = 0;

/** A person nobody else in the run is. */
export function newPerson(): Omit<Account, 'authorization'> {
  people += 1;
  const unique = `${Date.now().toString(36)}-${process.pid}-${people}`;
  return { email: `ada.${unique}@example.com`, password: 'correct horse battery', firstName: 'Ada', lastName: 'Park' };
}

/** The API as another client of it would use it: to prepare what a test is not about, and to compare. */
export class Api {
  constructor(private readonly baseUrl: string) {}

  private async call(
    method: string,
    path: string,
    { body, authorization }: { body?: unknown; authorization?: string } = {},
  ): Promise<unknown> {
    const answer = await fetch(`${this.baseUrl}/api/v1${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(authorization && { authorization }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return text ? (JSON.parse(text) as unknown) : undefined;
  }

  async register(person = newPerson()): Promise<Account> {
    const { email, password, firstName: first_name, lastName: last_name } = person;
    const answer = await this.call('POST', '/auth/register', { body: { email, password, first_name, last_name } });
    const { token_type, access_token } = v.parse(loginResponse, answer);
    return { ...person, authorization: `${token_type} ${access_token}` };
  }

  async insights({ authorization }: Account): Promise<InsightsResponse> {
    return v.parse(insightsResponse, await this.call('GET', '/adaptive-quiz/insights', { authorization }));
  }

  async me({ authorization }: Account): Promise<unknown> {
    return this.call('GET', '/auth/me', { authorization });
  }

  /** Ends the session behind a token, as if it had run out. */
  async endSession({ authorization }: Account): Promise<void> {
    await this.call('POST', '/auth/logout', { body: {}, authorization });
  }

  /** Gives `count` answers, or as many as the quiz asks for; answers whether it is completed. */
  async answerQuiz(account: Account, count = Number.POSITIVE_INFINITY): Promise<boolean> {
    return this.answerQuizUntil(account, (_question, given) => given >= count);
  }

  /** Gives answers until `stop` says that the question on show is the one that is wanted. */
  async answerQuizUntil(account: Account, stop: (question: Question, given: number) => boolean): Promise<boolean> {
    const { authorization } = account;
    const started = v.parse(
      startResponse,
      await this.call('POST', '/adaptive-quiz/start', { body: {}, authorization }),
    );
    if ('has_existing_session' in started) throw new Error('This person has a session already');
    let question: Question | null | undefined = started.question;
    for (let given = 0; question && !stop(question, given); given += 1) {
      const body: RespondRequest = {
        session_data: started.session,
        response: { question_id: question.id, answer: plainAnswer(question), touched: true },
      };
      const next: RespondResponse = v.parse(
        respondResponse,
        await this.call('POST', '/adaptive-quiz/respond', { body, authorization }),
      );
      if (next.completed) return true;
      question = next.question;
    }
    return false;
  }
}

/** An answer that any question of its type takes. */
export function plainAnswer({ question_type, options, id }: Question): Answer {
  const first = options[0]?.value;
  switch (question_type) {
    case 'single_choice':
      if (first === undefined) throw new Error(`${id} has no options`);
      return first;
    case 'multiple_choice':
      if (first === undefined) throw new Error(`${id} has no options`);
      return [first];
    case 'scale':
      return 7;
    case 'text':
      return 'A home of our own in five years';
  }
}
