import type { AdviceLink } from '@verdant/shared/contract';
import { auBenchmarks } from '../../benchmarks/au-benchmarks.2026';
import type { TroubleSign } from '../../money/signs';
import type { RuleId } from '../texts';
import { findAnswer, type UserFacts } from '../user-facts';

/** Day of the last check of all links. The yearly review in `docs/quiz.md` opens every page. */
export const linksCheckedOn = '2026-11-25';

const phoneLink = (name: string, phone: string): AdviceLink => ({
  name: `${name} ${phone}`,
  url: `tel:${phone.replaceAll(' ', '')}`,
});
const pageLink = (name: string, url: string): AdviceLink => ({ name, url: `https://${url}` });

const { debtHelpline, afcaPhone } = auBenchmarks;
const helpline = phoneLink(debtHelpline.value.name, debtHelpline.value.phone);
const afca = phoneLink('AFCA', afcaPhone.value);
const fairWork = phoneLink('Fair Work Infoline', auBenchmarks.fairWorkPhone.value);
const moneysmartLink = (path: string, about: string) => pageLink(`Moneysmart: ${about}`, `moneysmart.gov.au/${path}`);
const taxOffice = pageLink('Australian Taxation Office', 'www.ato.gov.au/');
const services = pageLink('Services Australia', 'www.servicesaustralia.gov.au/');
const budget = moneysmartLink('budgeting/budget-planner', 'budget planner');
const emergency = moneysmartLink('saving/save-for-an-emergency-fund', 'emergency fund');
const savings = moneysmartLink('saving/savings-goals-calculator', 'savings goals calculator');
const bnpl = moneysmartLink('other-ways-to-borrow/buy-now-pay-later-services', 'buy now, pay later');
const mortgage = moneysmartLink('home-loans/mortgage-calculator', 'mortgage calculator');
const investing = moneysmartLink('how-to-invest', 'how to invest');
const insurance = moneysmartLink('insurance', 'insurance');
const deposits = pageLink('Financial Claims Scheme', 'www.fcs.gov.au/banking');

/** Official pages and phone numbers for each rule: only those of government, AFCA and the debt helplines. */
export const linksByRule: Readonly<Record<RuleId, readonly AdviceLink[]>> = {
  'debt-counsellor': [helpline, pageLink('National Debt Helpline', 'ndh.org.au/')],
  'lender-hardship': [helpline, afca, pageLink('AFCA', 'www.afca.org.au/')],
  'scam-help': [
    phoneLink('IDCARE', auBenchmarks.idcarePhone.value),
    pageLink(
      'Scamwatch: what to do after a scam',
      'www.scamwatch.gov.au/stay-protected/what-to-do-if-youve-been-scammed',
    ),
  ],
  'own-say': [
    phoneLink('1800 ELDERHelp', auBenchmarks.elderHelpPhone.value),
    moneysmartLink('wills-and-powers-of-attorney', 'wills and powers of attorney'),
  ],
  'priority-bills': [
    pageLink('National Debt Helpline: prioritise your debts', 'ndh.org.au/debt-solutions/prioritise-your-debts/'),
    helpline,
  ],
  hardship: [helpline, moneysmartLink('managing-debt/problems-paying-your-bills-and-fines', 'problems with bills')],
  'income-support': [services, helpline],
  'payday-loan': [
    pageLink(
      'National Debt Helpline: payday loans',
      'ndh.org.au/debt-problems/payday-short-term-loans/difficulty-repaying-payday-short-term-loans/',
    ),
    helpline,
    afca,
  ],
  'card-in-full': [moneysmartLink('credit-cards/credit-card-calculator', 'credit card calculator')],
  'highest-rate-first': [moneysmartLink('managing-debt/get-debt-under-control', 'get debt under control')],
  'repayment-plan': [
    pageLink('Services Australia: deal with debt', 'www.servicesaustralia.gov.au/how-to-deal-with-debt'),
  ],
  'bnpl-behind': [helpline, afca, bnpl],
  'bnpl-pause': [bnpl],
  'rate-rise': [mortgage],
  'help-awareness': [pageLink('Australian Taxation Office: study loans', 'www.ato.gov.au/')],
  'starter-buffer': [emergency],
  'full-buffer': [emergency, deposits],
  'automatic-saving': [savings],
  'save-a-step-more': [savings],
  'separate-buffer': [emergency, deposits],
  'spending-gap': [budget],
  'retirement-spending': [services, moneysmartLink('retirement-income', 'retirement income')],
  'bills-on-time': [budget],
  'insurance-review': [insurance],
  'income-protection': [insurance],
  dependants: [insurance],
  will: [moneysmartLink('wills-and-powers-of-attorney', 'wills and powers of attorney')],
  scams: [pageLink('Scamwatch', 'www.scamwatch.gov.au/')],
  'lost-super': [taxOffice],
  'super-check': [moneysmartLink('how-super-works', 'how super works')],
  'extra-super': [taxOffice, moneysmartLink('grow-your-super/super-contributions', 'super contributions')],
  'money-plan': [budget],
  'learn-investing': [investing],
  'start-investing': [investing],
  diversify: [investing],
  fees: [investing],
  'market-falls': [investing],
  'risk-fit': [investing],
  'first-home': [
    pageLink('First Home Buyers: 5% Deposit Scheme', 'firsthomebuyers.gov.au/australian-government-5-deposit-scheme'),
    pageLink('First Home Buyers: Help to Buy', 'firsthomebuyers.gov.au/'),
  ],
  'retirement-age': [
    moneysmartLink('retirement-income-sources/age-pension-and-government-benefits', 'Age Pension'),
    services,
  ],
  'retired-concessions': [
    moneysmartLink('retirement-income-sources/age-pension-and-government-benefits', 'Age Pension'),
    services,
  ],
  'on-top': [helpline, pageLink('National Debt Helpline', 'ndh.org.au/')],
  'safe-savings': [deposits, savings],
  'family-payments': [services],
  'carer-support': [
    phoneLink('Carer Gateway', auBenchmarks.carerGatewayPhone.value),
    pageLink('Carer Gateway', 'www.carergateway.gov.au/'),
  ],
  'disability-support': [
    phoneLink('Disability Gateway', auBenchmarks.disabilityGatewayPhone.value),
    pageLink('Disability Gateway', 'www.disabilitygateway.gov.au/'),
  ],
  'casual-work': [fairWork, pageLink('Fair Work Ombudsman', 'www.fairwork.gov.au/')],
  'small-business': [
    phoneLink('Small Business Debt Helpline', auBenchmarks.businessHelplinePhone.value),
    pageLink('Small Business Debt Helpline', 'sbdh.org.au/'),
    pageLink('Department of Agriculture: rural financial counselling', 'www.agriculture.gov.au/'),
    taxOffice,
  ],
  'new-to-australia': [
    pageLink(
      'Services Australia: waiting period',
      'www.servicesaustralia.gov.au/newly-arrived-residents-waiting-period',
    ),
    phoneLink('TIS National', auBenchmarks.interpreterPhone.value),
    fairWork,
  ],
  renting: [services],
};

/** Services that help with the problem that a sign in a user's transactions points to, such as gambling. */
export const linksBySign: Readonly<Record<TroubleSign, readonly AdviceLink[]>> = {
  gambling: [
    phoneLink('Gambling Help', auBenchmarks.gamblingHelpPhone.value),
    pageLink('Gambling Help Online', 'www.gamblinghelponline.org.au/'),
  ],
  payday_loan: [helpline, pageLink('National Debt Helpline', 'ndh.org.au/')],
  dishonour: [helpline, afca],
  bnpl: [helpline, bnpl],
};

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
  return helpByAustralianState[String(findAnswer(facts, 'profile-state') ?? '')];
}

/** Returns a list with the rule's link to a page of the user's state; an empty list if the state is unknown. */
export function linksOfAustralianState(ruleId: string, facts: UserFacts): AdviceLink[] {
  const key = pageOf[ruleId];
  const url = key && helpOfAustralianState(facts)?.[key];
  return url ? [{ name: new URL(url).host.replace(/^www\./, ''), url }] : [];
}
