import { fillText } from '@verdant/shared/contract';
import { getSectionTexts, type SectionTexts } from '../../translations';
import { findInstitution, type Institution } from './samples';
import type { SandboxLink } from '../schema';

export type WidgetTexts = SectionTexts<'bank-widget'>;

/** Texts of the widget. Messages for developers are only in English. */
export const widgetTexts = getSectionTexts('bank-widget');

const abandoned = { action: 'exit', status: 'ACTION_ABANDONED' } as const;

export function technicalError(code: string, title: string, message: string) {
  return { code, title, message, fnToCall: 'errorHandler' } as const;
}
export type TechnicalError = ReturnType<typeof technicalError>;

export const sessionExpiredError = ({ failure: texts }: WidgetTexts): TechnicalError =>
  technicalError('E110', 'TOKEN_EXPIRED', texts.expired);

function success({ providerId, requestId, providerAccountId }: SandboxLink, additionalStatus: string) {
  return {
    fnToCall: 'accountStatus',
    providerId,
    providerName: findInstitution(providerId)?.name,
    requestId,
    status: 'SUCCESS',
    additionalStatus,
    providerAccountId,
  };
}

const summaryOf = (link: SandboxLink) => success(link, 'ACCT_SUMMARY_RECEIVED');
const withDataOf = (link: SandboxLink) => success(link, 'AVAILABLE_DATA_RETRIEVED');
const exitWith = (sites: readonly unknown[]) => ({ action: 'exit', fnToCall: 'accountStatus', sites });

function failure({ id, name }: Institution, additionalStatus: string, reason: string) {
  return {
    providerId: id,
    providerName: name,
    requestId: 'no-connection',
    status: 'FAILED',
    additionalStatus,
    reason,
    providerAccountId: 11_350_520,
  };
}

/** A test scenario that a user of the sandbox chooses by the user name (`docs/bank-link.md`). */
export interface Scenario {
  readonly userName: string;
  readonly meaning: string;
  /** True if the bank asks for a code. */
  readonly asksCode?: boolean;
  /** Duration of the widget's progress step, in milliseconds. */
  readonly takesMs?: number;
  /** True if the widget session expires before the user consents. */
  readonly expires?: boolean;
  /** Number of connections that the scenario creates. */
  readonly makes: 0 | 1 | 2;
  /** Returns the objects or JSON texts that the widget posts to the page, one after the other. */
  readonly messages: (made: readonly SandboxLink[], institution: Institution, texts: WidgetTexts) => unknown[];
}

const whole = (made: readonly SandboxLink[]) => made.flatMap((link) => [summaryOf(link), withDataOf(link)]);

export const scenarios: readonly Scenario[] = [
  { userName: 'success', meaning: 'accounts are found', makes: 1, messages: whole },
  { userName: 'success.slow', meaning: 'the same, after six seconds', takesMs: 6_000, makes: 1, messages: whole },
  { userName: 'mfa', meaning: 'the bank requires a code first: 123456', asksCode: true, makes: 1, messages: whole },
  {
    userName: 'fail.credentials',
    meaning: 'the bank requires the user to act there',
    makes: 0,
    messages: (_made, institution, { failure: texts }) => [
      failure(institution, 'USER_ACTION_NEEDED_AT_SITE', fillText(texts.act, { bank: institution.name })),
    ],
  },
  {
    userName: 'fail.site',
    meaning: 'the bank does not respond',
    makes: 0,
    messages: (_made, institution, { failure: texts }) => [
      failure(institution, 'SITE_UNAVAILABLE', fillText(texts.down, { bank: institution.name })),
    ],
  },
  {
    userName: 'abandon',
    meaning: 'the user gives up while waiting',
    makes: 0,
    messages: () => [abandoned],
  },
  {
    userName: 'exit-first',
    meaning: 'the closing message comes before the success',
    makes: 1,
    messages: (made) => [exitWith([]), ...made.map(summaryOf)],
  },
  {
    userName: 'string-payload',
    meaning: 'messages are JSON text',
    makes: 1,
    messages: (made) => whole(made).map((data) => JSON.stringify(data)),
  },
  {
    userName: 'envelope',
    meaning: 'messages come in the envelope of mobile containers',
    makes: 1,
    messages: (made) => whole(made).map((data) => ({ type: 'POST_MESSAGE', data })),
  },
  {
    userName: 'double',
    meaning: 'two banks at once, a placeholder between them, and every message sent twice',
    makes: 2,
    messages: (made) => {
      const [first, second] = made.map(withDataOf);
      const exit = exitWith([
        first,
        { providerId: first?.providerId, status: 'SUCCESS' },
        { ...second, providerAccountId: String(second?.providerAccountId) },
      ]);
      return [exit, exit];
    },
  },
  {
    userName: 'expire',
    meaning: 'the session expires half-way',
    takesMs: 0,
    expires: true,
    makes: 0,
    messages: () => [],
  },
];

export function findScenario(userName: string): Scenario | undefined {
  return scenarios.find((scenario) => scenario.userName === userName);
}

const QUICK_MS = 700;

export const widgetUsers = scenarios.map(({ userName, asksCode = false, takesMs = QUICK_MS }) => ({
  userName,
  asksCode,
  takesMs,
}));
