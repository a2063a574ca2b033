import { ownerOf } from './vital-owner';
import type { Interaction } from './vital-owner';

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
const click: Interaction = { script: REACT, target: 'mfe-quiz', from: page, to: page };

test.each<[what: string, interaction: Partial<Interaction>, owner: object]>([
  ['a script of another remote, in use or not', { script: `${earlier.folder}static/js/page.js` }, earlier],
  [
    'a script of a release before the page it opens',
    { script: `${quiz.folder}a.js`, to: { path: '/goals', release: goals } },
    quiz,
  ],
  ['React, by the element', {}, quiz],
  ['React, by the element of another remote in the page', { target: 'mfe-goals' }, goals],
  ['React, by the page that was opened from it', { to: { path: '/goals', release: goals } }, goals],
  ['React, by the page that was opened from the navbar', { target: '', to: { path: '/goals', release: goals } }, goals],
  ['React, in the navbar', { target: '' }, host],
  ['an element that is gone: the remote of the page', { target: undefined }, quiz],
  ['an element of a remote that the page does not know', { target: 'mfe-none' }, quiz],
  ['no script: a browser without Long Animation Frames', { script: undefined, target: 'mfe-goals' }, goals],
  ['a script of someone else', { script: 'chrome-extension://abc/remotes/mfe-goals/a.js' }, quiz],
])('a slow interaction is attributed to the owner of the code that ran: %s', (_what, interaction, owner) => {
  expect(ownerOf({ ...click, ...interaction }, code)).toBe(owner);
});
