import type { AdviceLink } from '@verdant/shared/contract';
import { answerTo, type Picture } from '../picture';

/** What a state or territory has of its own: the scheme for first home buyers, as it calls it, and its pages. */
interface OwnHelp {
  readonly homeScheme: string;
  readonly homeUrl: string;
  readonly concessionsUrl: string;
}

/**
 * By the value of `profile-state`. Amounts and price limits change with each budget: the pages have them. Schemes as named
 * in comparisons of March 2026 and on the pages of the revenue offices.
 */
export const ownHelpOf: Readonly<Record<string, OwnHelp>> = {
  nsw: {
    homeScheme: 'First Home Buyers Assistance Scheme',
    homeUrl: 'https://www.revenue.nsw.gov.au/',
    concessionsUrl: 'https://www.service.nsw.gov.au/',
  },
  vic: {
    homeScheme: 'First Home Owner Grant',
    homeUrl: 'https://www.sro.vic.gov.au/',
    concessionsUrl: 'https://www.vic.gov.au/',
  },
  qld: {
    homeScheme: 'First Home Owner Grant',
    homeUrl: 'https://qro.qld.gov.au/',
    concessionsUrl: 'https://www.qld.gov.au/',
  },
  wa: {
    homeScheme: 'First Home Owner Grant',
    homeUrl: 'https://www.wa.gov.au/',
    concessionsUrl: 'https://www.wa.gov.au/',
  },
  sa: {
    homeScheme: 'First Home Owner Grant',
    homeUrl: 'https://www.revenuesa.sa.gov.au/',
    concessionsUrl: 'https://www.sa.gov.au/',
  },
  tas: {
    homeScheme: 'First Home Owner Grant',
    homeUrl: 'https://www.sro.tas.gov.au/',
    concessionsUrl: 'https://www.concessions.tas.gov.au/',
  },
  act: {
    homeScheme: 'Home Buyer Concession Scheme',
    homeUrl: 'https://www.revenue.act.gov.au/',
    concessionsUrl: 'https://www.act.gov.au/',
  },
  nt: {
    homeScheme: 'First Home Owner Grant',
    homeUrl: 'https://nt.gov.au/',
    concessionsUrl: 'https://nt.gov.au/',
  },
};

/** The page of the state a user lives in, next to advice that depends on it. */
const pageOf: Readonly<Record<string, 'homeUrl' | 'concessionsUrl'>> = {
  'first-home': 'homeUrl',
  'retired-concessions': 'concessionsUrl',
  renting: 'concessionsUrl',
  'income-support': 'concessionsUrl',
};

/** What the state a user lives in has of its own; undefined where they did not say which it is. */
export function ownHelpFor(picture: Picture): OwnHelp | undefined {
  return ownHelpOf[String(answerTo(picture, 'profile-state') ?? '')];
}

/** The page of the state for a rule, for a user who said where they live. */
export function stateLinks(ruleId: string, picture: Picture): AdviceLink[] {
  const key = pageOf[ruleId];
  const url = key && ownHelpFor(picture)?.[key];
  return url ? [{ name: new URL(url).host.replace(/^www\./, ''), url }] : [];
}
