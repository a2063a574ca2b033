import * as v from 'valibot';
import { insightsResponse, loginResponse, respondResponse, startResponse } from '@verdant/shared/contract';
import type { Answer, GoalInput, InsightsResponse, Language, Question, RespondRequest } from '@verdant/shared/contract';
import { netBankCsv, repeatedPaymentRows } from '../../server/testing/bank-file';
import { firstPossibleAnswer } from '../../server/testing/quiz-personas';
import { sendApiRequest } from '../../server/testing/send';
import type { Request } from '../../server/testing/send';
import { accountLinkTo } from './mails';

export type Account = { email: string; password: string; firstName: string; lastName: string; authorization: string };

/** Half a year of pay, rent, a subscription and groceries. */
const householdRows = [
  ...repeatedPaymentRows(14, 5, 13, 268_420, 'Salary RIVERBEND PTY LTD'),
  ...repeatedPaymentRows(14, 7, 13, -64_000, 'Direct Debit 012345 RAY WHITE RENT 5512'),
  ...repeatedPaymentRows(30, 24, 6, -3_900, 'Direct Debit 099811 BOOST MOBILE 1120'),
  ...repeatedPaymentRows(7, 1, 26, -16_451, 'WOOLWORTHS 1234 SYDNEY'),
  ...repeatedPaymentRows(9, 2, 20, -2_340, 'CAFE ON THE CORNER'),
];

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
    { authorization, ...request }: Request & { authorization?: string } = {},
  ): Promise<unknown> {
    const headers = { ...request.headers, ...(authorization && { authorization }) };
    const { status, text, body } = await sendApiRequest(this.baseUrl, method, `/api/v1${path}`, {
      ...request,
      headers,
    });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return body;
  }

  async register(person = newUser()): Promise<Account> {
    const { email, password, firstName: first_name, lastName: last_name } = person;
    const response = await this.call('POST', '/auth/register', { body: { email, password, first_name, last_name } });
    const { token_type, access_token } = v.parse(loginResponse, response);
    return { ...person, authorization: `${token_type} ${access_token}` };
  }

  /** Confirms the e-mail address, and imports a file that NetBank exported into a new everyday account. */
  async importBankFile(account: Account, raw = netBankCsv(householdRows, 158_781)): Promise<void> {
    await this.confirmEmail(account);
    const query = new URLSearchParams({
      file_name: 'CSVData.csv',
      account: JSON.stringify({ name: 'Everyday', kind: 'everyday' }),
    });
    const headers = { 'content-type': 'application/octet-stream' };
    const { authorization } = account;
    await this.call('POST', `/money/imports?${query.toString()}`, { raw, headers, authorization });
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
    await this.takeQuiz(account, firstPossibleAnswer, { stop: (_question, given) => given >= count });
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
