import type { AdviceLink } from '@verdant/shared/contract';
import { auBenchmarks } from '../../benchmarks/au-benchmarks.2026';
import type { TroubleSign } from '../../money/signs';
import type { RuleId } from '../texts';
import { answerTo, type UserFacts } from '../user-facts';

/** Day of the last check of all links. The yearly review in `docs/quiz.md` opens every page. */
export const linksCheckedOn = '2026-11-25';

const call = (name: string, phone: string): AdviceLink => ({
  name: `${name} ${phone}`,
  url: `tel:${phone.replaceAll(' ', '')}`,
});
const page = (name: string, url: string): AdviceLink => ({ name, url: `https://${url}` });

const { debtHelpline, afcaPhone } = auBenchmarks;
const helpline = call(debtHelpline.value.name, debtHelpline.value.phone);
const afca = call('AFCA', afcaPhone.value);
const fairWork = call('Fair Work Infoline', auBenchmarks.fairWorkPhone.value);
const moneysmart = (path: string, about: string) => page(`Moneysmart: ${about}`, `moneysmart.gov.au/${path}`);
const taxOffice = page('Australian Taxation Office', 'www.ato.gov.au/');
const services = page('Services Australia', 'www.servicesaustralia.gov.au/');
const budget = moneysmart('budgeting/budget-planner', 'budget planner');
const emergency = moneysmart('saving/save-for-an-emergency-fund', 'emergency fund');
const savings = moneysmart('saving/savings-goals-calculator', 'savings goals calculator');
const bnpl = moneysmart('other-ways-to-borrow/buy-now-pay-later-services', 'buy now, pay later');
const mortgage = moneysmart('home-loans/mortgage-calculator', 'mortgage calculator');
const investing = moneysmart('how-to-invest', 'how to invest');
const insurance = moneysmart('insurance', 'insurance');
const deposits = page('Financial Claims Scheme', 'www.fcs.gov.au/banking');

/** Official pages and phone numbers for each rule: only those of government, AFCA and the debt helplines. */
export const linksByRule: Readonly<Partial<Record<RuleId, readonly AdviceLink[]>>> = {
  'debt-counsellor': [helpline, page('National Debt Helpline', 'ndh.org.au/')],
  'lender-hardship': [helpline, afca, page('AFCA', 'www.afca.org.au/')],
  'scam-help': [
    call('IDCARE', auBenchmarks.idcarePhone.value),
    page('Scamwatch: what to do after a scam', 'www.scamwatch.gov.au/stay-protected/what-to-do-if-youve-been-scammed'),
  ],
  'own-say': [
    call('1800 ELDERHelp', auBenchmarks.elderHelpPhone.value),
    moneysmart('wills-and-powers-of-attorney', 'wills and powers of attorney'),
  ],
  'priority-bills': [
    page('National Debt Helpline: prioritise your debts', 'ndh.org.au/debt-solutions/prioritise-your-debts/'),
    helpline,
  ],
  hardship: [helpline, moneysmart('managing-debt/problems-paying-your-bills-and-fines', 'problems with bills')],
  'income-support': [services, helpline],
  'payday-loan': [
    page(
      'National Debt Helpline: payday loans',
      'ndh.org.au/debt-problems/payday-short-term-loans/difficulty-repaying-payday-short-term-loans/',
    ),
    helpline,
    afca,
  ],
  'card-in-full': [moneysmart('credit-cards/credit-card-calculator', 'credit card calculator')],
  'highest-rate-first': [moneysmart('managing-debt/get-debt-under-control', 'get debt under control')],
  'repayment-plan': [page('Services Australia: deal with debt', 'www.servicesaustralia.gov.au/how-to-deal-with-debt')],
  'bnpl-behind': [helpline, afca, bnpl],
  'bnpl-pause': [bnpl],
  'rate-rise': [mortgage],
  'help-awareness': [page('Australian Taxation Office: study loans', 'www.ato.gov.au/')],
  'starter-buffer': [emergency],
  'full-buffer': [emergency, deposits],
  'automatic-saving': [savings],
  'save-a-step-more': [savings],
  'separate-buffer': [emergency, deposits],
  'spending-gap': [budget],
  'retirement-spending': [services, moneysmart('retirement-income', 'retirement income')],
  'bills-on-time': [budget],
  'insurance-review': [insurance],
  'income-protection': [insurance],
  dependants: [insurance],
  will: [moneysmart('wills-and-powers-of-attorney', 'wills and powers of attorney')],
  scams: [page('Scamwatch', 'www.scamwatch.gov.au/')],
  'lost-super': [taxOffice],
  'super-check': [moneysmart('how-super-works', 'how super works')],
  'extra-super': [taxOffice, moneysmart('grow-your-super/super-contributions', 'super contributions')],
  'money-plan': [budget],
  'learn-investing': [investing],
  'start-investing': [investing],
  diversify: [investing],
  fees: [investing],
  'market-falls': [investing],
  'risk-fit': [investing],
  'first-home': [
    page('First Home Buyers: 5% Deposit Scheme', 'firsthomebuyers.gov.au/australian-government-5-deposit-scheme'),
    page('First Home Buyers: Help to Buy', 'firsthomebuyers.gov.au/'),
  ],
  'retirement-age': [
    moneysmart('retirement-income-sources/age-pension-and-government-benefits', 'Age Pension'),
    services,
  ],
  'retired-concessions': [
    moneysmart('retirement-income-sources/age-pension-and-government-benefits', 'Age Pension'),
    services,
  ],
  'on-top': [helpline, page('National Debt Helpline', 'ndh.org.au/')],
  'safe-savings': [deposits, savings],
  'family-payments': [services],
  'carer-support': [
    call('Carer Gateway', auBenchmarks.carerGatewayPhone.value),
    page('Carer Gateway', 'www.carergateway.gov.au/'),
  ],
  'disability-support': [
    call('Disability Gateway', auBenchmarks.disabilityGatewayPhone.value),
    page('Disability Gateway', 'www.disabilitygateway.gov.au/'),
  ],
  'casual-work': [fairWork, page('Fair Work Ombudsman', 'www.fairwork.gov.au/')],
  'small-business': [
    call('Small Business Debt Helpline', auBenchmarks.businessHelplinePhone.value),
    page('Small Business Debt Helpline', 'sbdh.org.au/'),
    page('Department of Agriculture: rural financial counselling', 'www.agriculture.gov.au/'),
    taxOffice,
  ],
  'new-to-australia': [
    page('Services Australia: waiting period', 'www.servicesaustralia.gov.au/newly-arrived-residents-waiting-period'),
    call('TIS National', auBenchmarks.interpreterPhone.value),
    fairWork,
  ],
  renting: [services],
};

/** Services that help with the problem that a sign in a user's transactions points to, such as gambling. */
export const linksBySign: Readonly<Record<TroubleSign, readonly AdviceLink[]>> = {
  gambling: [
    call('Gambling Help', auBenchmarks.gamblingHelpPhone.value),
    page('Gambling Help Online', 'www.gamblinghelponline.org.au/'),
  ],
  payday_loan: [helpline, page('National Debt Helpline', 'ndh.org.au/')],
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
  return helpByAustralianState[String(answerTo(facts, 'profile-state') ?? '')];
}

/** Returns a list with the rule's link to a page of the user's state; an empty list if the state is unknown. */
export function linksOfAustralianState(ruleId: string, facts: UserFacts): AdviceLink[] {
  const key = pageOf[ruleId];
  const url = key && helpOfAustralianState(facts)?.[key];
  return url ? [{ name: new URL(url).host.replace(/^www\./, ''), url }] : [];
}
