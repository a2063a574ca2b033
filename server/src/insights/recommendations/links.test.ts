import { userFactsFrom } from '../testing/given';
import { linksCheckedOn, linksByRule, linksBySign, helpByAustralianState } from './links';
import { recommend } from './recommend';
import { rules } from './rules';

/** Pattern of allowed URLs: government, AFCA and debt helplines, without query strings, which could track users. */
const OFFICIAL =
  /^https:\/\/(?:[a-z]+\.)*(?:ndh|afca|sbdh|gamblinghelponline)\.org\.au\/[a-z\d/-]*$|^https:\/\/(?:[a-z]+\.)*gov\.au\/[a-z\d/-]*$/;
const PHONE = /^tel:1[38]\d{4,8}$/;

it('all links of advice lead to official pages or complete phone numbers, and the date of their check is recorded', () => {
  const ofRules = Object.values(linksByRule).flatMap((links) => links.map(({ url }) => url));
  const ofStates = Object.values(helpByAustralianState).flatMap(({ homeUrl, concessionsUrl }) => [
    homeUrl,
    concessionsUrl,
  ]);
  const ofSigns = Object.values(linksBySign).flatMap((links) => links.map(({ url }) => url));
  const urls = [...ofRules, ...ofStates, ...ofSigns];
  expect(urls.filter((url) => !OFFICIAL.test(url) && !PHONE.test(url))).toEqual([]);
  expect(linksCheckedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

it('all help for users in trouble has a link to a phone number', () => {
  const rescue = rules.filter((rule) => rule.rescue !== undefined);
  expect(rescue.length).toBeGreaterThan(4);
  const silent = rescue.filter(({ id }) => !linksByRule[id].some(({ url }) => url.startsWith('tel:')));
  expect(silent.map(({ id }) => id)).toEqual([]);
});

it('links lead to pages of the state that a user lives in, if the advice depends on the state', () => {
  const home = recommend(userFactsFrom({ 'profile-goal': 'home', 'profile-state': 'act' }), 'en');
  const [first] = home.filter(({ id }) => id === 'first-home');
  expect(first?.description).toContain('Home Buyer Concession Scheme');
  expect(first?.links).toContainEqual({ name: 'revenue.act.gov.au', url: 'https://www.revenue.act.gov.au/' });
});

it('links are returned together with the advice that they belong to', () => {
  const [first] = recommend(userFactsFrom({ 'debt-types': ['overdue'] }), 'de');
  expect(first?.links).toContainEqual({ name: 'National Debt Helpline 1800 007 007', url: 'tel:1800007007' });
});
