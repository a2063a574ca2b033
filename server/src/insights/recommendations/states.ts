import type { AdviceLink } from '@verdant/shared/contract';
import { answerTo, type UserFacts } from '../user-facts';

/** Help that an Australian state or territory offers. */
interface StateHelp {
  readonly homeScheme: string;
  readonly homeUrl: string;
  readonly concessionsUrl: string;
}

const createHelp = (homeScheme: string, homeHost: string, concessionsHost: string): StateHelp => ({
  homeScheme,
  homeUrl: `https://${homeHost}/`,
  concessionsUrl: `https://${concessionsHost}/`,
});

/**
 * Help by the answer to `profile-state`, with the names of schemes as of March 2026. Only the linked pages state amounts,
 * because amounts change with each state budget.
 */
export const helpByAustralianState: Readonly<Record<string, StateHelp>> = {
  nsw: createHelp('First Home Buyers Assistance Scheme', 'www.revenue.nsw.gov.au', 'www.service.nsw.gov.au'),
  vic: createHelp('First Home Owner Grant', 'www.sro.vic.gov.au', 'www.vic.gov.au'),
  qld: createHelp('First Home Owner Grant', 'qro.qld.gov.au', 'www.qld.gov.au'),
  wa: createHelp('First Home Owner Grant', 'www.wa.gov.au', 'www.wa.gov.au'),
  sa: createHelp('First Home Owner Grant', 'www.revenuesa.sa.gov.au', 'www.sa.gov.au'),
  tas: createHelp('First Home Owner Grant', 'www.sro.tas.gov.au', 'www.concessions.tas.gov.au'),
  act: createHelp('Home Buyer Concession Scheme', 'www.revenue.act.gov.au', 'www.act.gov.au'),
  nt: createHelp('First Home Owner Grant', 'nt.gov.au', 'nt.gov.au'),
};

/** Kind of page of the user's state to which each rule links. */
const pageOf: Readonly<Record<string, 'homeUrl' | 'concessionsUrl'>> = {
  'first-home': 'homeUrl',
  'retired-concessions': 'concessionsUrl',
  renting: 'concessionsUrl',
  'income-support': 'concessionsUrl',
};

/** Returns the help of the user's state; undefined if the state is unknown. */
export function helpOfAustralianState(facts: UserFacts): StateHelp | undefined {
  return helpByAustralianState[String(answerTo(facts, 'profile-state') ?? '')];
}

/** Returns a list with the rule's link to a page of the user's state; an empty list if the state is unknown. */
export function linksOfAustralianState(ruleId: string, facts: UserFacts): AdviceLink[] {
  const key = pageOf[ruleId];
  const url = key && helpOfAustralianState(facts)?.[key];
  return url ? [{ name: new URL(url).host.replace(/^www\./, ''), url }] : [];
}
