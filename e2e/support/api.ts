import * as v from 'valibot';
import { insightsResponse, loginResponse, respondResponse, startResponse } from '@verdant/shared/contract';
import type { Answer, GoalInput, InsightsResponse, Language, Question, RespondRequest } from '@verdant/shared/contract';
import { accountLinkTo } from './mails';

export type Account = { email: string; password: string; firstName: string; lastName: string; authorization: string };

let people = 0;

/** Returns a new user, whose e-mail address is unique in the test run. */
export function newUser(): Omit<Account, 'authorization'> {
  people += 1;
  const unique = `${Date.now().toString(36)}-${process.pid}-${people}`;
  return { email: `ada.${unique}@example.com`, password: 'correct horse battery', firstName: 'Ada', lastName: 'Park' };
}

/** A client of the API that prepares data for a test, and reads data to compare with the page. */
export class TestApiClient {
  constructor(private readonly baseUrl: string) {}

  private async call(
    method: string,
    path: string,
    { body, authorization }: { body?: unknown; authorization?: string } = {},
  ): Promise<unknown> {
    const response = await fetch(`${this.baseUrl}/api/v1${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(authorization && { authorization }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text ? (JSON.parse(text) as unknown) : undefined;
  }

  async register(person = newUser()): Promise<Account> {
    const { email, password, firstName: first_name, lastName: last_name } = person;
    const response = await this.call('POST', '/auth/register', { body: { email, password, first_name, last_name } });
    const { token_type, access_token } = v.parse(loginResponse, response);
    return { ...person, authorization: `${token_type} ${access_token}` };
  }

  /** Imports a file that a bank exported into a new everyday account. */
  async importFile({ authorization }: Account, text: string): Promise<void> {
    const query = new URLSearchParams({
      file_name: 'CSVData.csv',
      account: JSON.stringify({ name: 'Everyday', kind: 'everyday' }),
    });
    const response = await fetch(`${this.baseUrl}/api/v1/money/imports?${query.toString()}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/octet-stream' },
      body: Buffer.from(text),
    });
    if (!response.ok) throw new Error(`The import failed: ${response.status} ${await response.text()}`);
  }

  async addGoal({ authorization }: Account, body: GoalInput): Promise<void> {
    await this.call('POST', '/goals', { authorization, body });
  }

  async insights({ authorization }: Account): Promise<InsightsResponse> {
    return v.parse(insightsResponse, await this.call('GET', '/adaptive-quiz/insights', { authorization }));
  }

  async me({ authorization }: Account): Promise<unknown> {
    return this.call('GET', '/auth/me', { authorization });
  }

  /** Follows the link of the mail that every user gets after registering. */
  async confirmEmail({ email, authorization }: Account): Promise<void> {
    const { searchParams } = new URL(await accountLinkTo(email, 'verify-email'));
    const body = { purpose: searchParams.get('for'), token: searchParams.get('token') };
    await this.call('POST', '/auth/account-link', { authorization, body });
  }

  /** Stores the language of the account. */
  async speak({ authorization }: Account, language: Language): Promise<void> {
    await this.call('PUT', '/auth/me/preferences', { authorization, body: { theme: 'dark', language } });
  }

  /** Answers `count` questions, by default all. */
  async answerQuiz(account: Account, count = Number.POSITIVE_INFINITY): Promise<void> {
    await this.takeQuiz(account, plainAnswer, { stop: (_question, given) => given >= count });
  }

  /** Starts or restarts the quiz, and answers questions until `stop` is true. `given`: number of earlier answers. */
  async takeQuiz(
    { authorization }: Account,
    answerOf: (question: Question) => Answer,
    {
      start = 'start',
      stop = () => false,
    }: { start?: 'start' | 'restart'; stop?: (question: Question, given: number) => boolean } = {},
  ): Promise<void> {
    const begun = await this.call('POST', `/adaptive-quiz/${start}`, { body: {}, authorization });
    const started = v.parse(startResponse, begun);
    if ('has_existing_session' in started) throw new Error('This person has a session already');
    let { question }: { question?: Question | null | undefined } = started;
    for (let given = 0; question && !stop(question, given); given += 1) {
      const body: RespondRequest = {
        session_data: started.session,
        response: { question_id: question.id, answer: answerOf(question), touched: true },
      };
      const next = v.parse(respondResponse, await this.call('POST', '/adaptive-quiz/respond', { body, authorization }));
      question = next.completed ? undefined : next.question;
    }
  }
}

/** Returns a fixed valid answer for the type of a question. */
function plainAnswer({ question_type, options, id }: Question): Answer {
  if (question_type === 'scale') return 7;
  if (question_type === 'text') return '4 months';
  const [first] = options;
  if (!first) throw new Error(`${id} has no options`);
  return question_type === 'single_choice' ? first.value : [first.value];
}
