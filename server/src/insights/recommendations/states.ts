import type { AdviceLink } from '@verdant/shared/contract';
import { answerTo, type UserFacts } from '../user-facts';

/** Help of a state or territory. */
interface OwnHelp {
  readonly homeScheme: string;
  readonly homeUrl: string;
  readonly concessionsUrl: string;
}

const help = (homeScheme: string, homeHost: string, concessionsHost: string): OwnHelp => ({
  homeScheme,
  homeUrl: `https://${homeHost}/`,
  concessionsUrl: `https://${concessionsHost}/`,
});

/**
 * Help by `profile-state`, with names from comparisons of March 2026. Amounts change with each budget, so the linked
 * pages state them.
 */
export const helpByState: Readonly<Record<string, OwnHelp>> = {
  nsw: help('First Home Buyers Assistance Scheme', 'www.revenue.nsw.gov.au', 'www.service.nsw.gov.au'),
  vic: help('First Home Owner Grant', 'www.sro.vic.gov.au', 'www.vic.gov.au'),
  qld: help('First Home Owner Grant', 'qro.qld.gov.au', 'www.qld.gov.au'),
  wa: help('First Home Owner Grant', 'www.wa.gov.au', 'www.wa.gov.au'),
  sa: help('First Home Owner Grant', 'www.revenuesa.sa.gov.au', 'www.sa.gov.au'),
  tas: help('First Home Owner Grant', 'www.sro.tas.gov.au', 'www.concessions.tas.gov.au'),
  act: help('Home Buyer Concession Scheme', 'www.revenue.act.gov.au', 'www.act.gov.au'),
  nt: help('First Home Owner Grant', 'nt.gov.au', 'nt.gov.au'),
};

/** Page of the state to which a rule links. */
const pageOf: Readonly<Record<string, 'homeUrl' | 'concessionsUrl'>> = {
  'first-home': 'homeUrl',
  'retired-concessions': 'concessionsUrl',
  renting: 'concessionsUrl',
  'income-support': 'concessionsUrl',
};

/** Returns the help of the user's state, if known. */
export function helpOfState(picture: UserFacts): OwnHelp | undefined {
  return helpByState[String(answerTo(picture, 'profile-state') ?? '')];
}

/** Returns a rule's link for the user's state, if known. */
export function stateLinks(ruleId: string, picture: UserFacts): AdviceLink[] {
  const key = pageOf[ruleId];
  const url = key && helpOfState(picture)?.[key];
  return url ? [{ name: new URL(url).host.replace(/^www\./, ''), url }] : [];
}
