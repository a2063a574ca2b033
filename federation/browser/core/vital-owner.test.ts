import { releaseOfInteraction } from './vital-owner';
import type { SlowestInteraction } from './vital-owner';

const host = { remote: 'shell', version: '1.0.0' };
const quiz = { remote: 'mfe-quiz', version: '1.2.0', folder: 'https://a.example/remotes/mfe-quiz/' };
const goals = { remote: 'mfe-goals', version: '2.0.0', folder: 'https://cdn.example/releases/mfe-goals/2.0.0/' };
const earlier = { ...goals, version: '1.9.0', folder: 'https://cdn.example/releases/mfe-goals/1.9.0/' };
const code = {
  folders: [quiz, goals, earlier],
  host,
  releaseOf: (name: string) => [quiz, goals].find(({ remote }) => remote === name),
};
const page = { path: '/onboarding', release: quiz };
const REACT = 'https://a.example/static/js/main.1234abcd.js';
const click: SlowestInteraction = { script: REACT, target: 'mfe-quiz', from: page, to: page };

const opensGoals = { to: { path: '/goals', release: goals } };

test.each<[what: string, interaction: Partial<SlowestInteraction>, owner: object]>([
  ['the release of the script, even if not in use', { script: `${earlier.folder}static/js/page.js` }, earlier],
  ['the release of the script that opened a page', { script: `${quiz.folder}a.js`, ...opensGoals }, quiz],
  ['the remote of the element if React called its code', { target: 'mfe-goals' }, goals],
  ['the remote of the element if the browser reports no script', { script: undefined, target: 'mfe-goals' }, goals],
  ['the remote of the element if an extension ran', { script: 'chrome-extension://abc/remotes/mfe-goals/a.js' }, quiz],
  ['the release of the page that the interaction opened', { target: '', ...opensGoals }, goals],
  ['the host for a click in the navbar', { target: '' }, host],
  ['the release of the page if the element was removed', { target: undefined }, quiz],
  ['the release of the page if the remote of the element is unknown', { target: 'mfe-none' }, quiz],
])('a slow interaction is attributed to %s', (_what, interaction, owner) => {
  expect(releaseOfInteraction({ ...click, ...interaction }, code)).toBe(owner);
});
