/** @jest-environment jest-fixed-jsdom */
import { isVital, type VitalEvent } from '../../contract';
import type { RemoteHost } from './host';
import { prerenderHost } from './prerender-host';
import { remote } from './testing/loader-world';
import { measureVitals, releaseOfInteraction, type SlowestInteraction } from './vitals';

type Found = { name: string; value: number; entries: object[]; attribution: object };
type Options = { generateTarget: (node: Node | null) => string };
const listeners: Record<string, (metric: Found) => void> = {};
let options: Options | undefined;
jest.mock('web-vitals/attribution', () => {
  const listenTo = (name: string) => (listener: (metric: Found) => void, given: Options) => {
    listeners[name] = listener;
    options = given;
  };
  return { onLCP: listenTo('LCP'), onINP: listenTo('INP'), onCLS: listenTo('CLS') };
});
const find = (name: string, value: number, attribution = {}, entries: object[] = []) =>
  listeners[name]?.({ name, value, entries, attribution });
const setVisibility = (state: string) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

const pages = [{ path: '/goals/:id', module: './goal', access: 'guarded' as const }];
const registry = { id: '1', remotes: [{ ...remote, pages }], overrides: [] };

let reported: VitalEvent[];
beforeEach(() => {
  reported = [];
  const prerendered = prerenderHost({ path: '/', registry });
  const host: RemoteHost = {
    ...prerendered,
    self: { remote: 'shell', version: '1.0.0' },
    loader: { ...prerendered.loader, versionOf: () => '1.9.0' },
    report: (event) => {
      if (isVital(event)) reported.push(event);
    },
  };
  measureVitals(host, (time) => (time < 1_000 ? '/goals/4711' : '/debug'));
});

test('web vitals are reported together when the page is hidden, with the path pattern and the release', () => {
  find('LCP', 800, {}, [{ startTime: 800 }]);
  find('CLS', 0.02, { largestShiftTime: 900 });
  find('INP', 700_000, { interactionTime: 900, interactionTarget: '', nextPaintTime: 2_000 });
  setVisibility('visible');
  expect(reported).toEqual([]);
  setVisibility('hidden');
  const page = { path: '/goals/:id', remote: 'mfe-quiz', version: '1.9.0' };
  expect(reported).toEqual([
    { vital: 'LCP', value: 800, ...page },
    { vital: 'CLS', value: 0.02, ...page },
    { vital: 'INP', value: 600_000, ...page, remote: 'shell', version: '1.0.0' },
  ]);
});

test('web vitals are not reported for host pages or a page restored by the browser, and at most nine times in all', () => {
  find('CLS', 0.02, { largestShiftTime: 2_000 });
  find('INP', 80, { interactionTime: 2_000 });
  find('LCP', 10);
  setVisibility('hidden');
  expect(reported).toEqual([]);
  for (let round = 1; round <= 12; round += 1) {
    find('CLS', round / 100);
    setVisibility('hidden');
  }
  expect(reported).toHaveLength(9);
});

test('only the remote that contains an element is recorded, never the text of the element', () => {
  document.body.innerHTML = '<p>Ann</p><div data-remote="mfe-goals"><button>Delete Ann</button></div>';
  const [button, text] = [document.querySelector('button'), document.querySelector('p')?.firstChild ?? null];
  expect([button, button?.firstChild ?? null, text, null].map((node) => options?.generateTarget(node))).toEqual([
    'mfe-goals',
    'mfe-goals',
    '',
    '',
  ]);
});

const host = { remote: 'shell', version: '1.0.0' };
const quiz = { remote: 'mfe-quiz', version: '1.2.0', folder: 'https://a.example/remotes/mfe-quiz/' };
const goals = { remote: 'mfe-goals', version: '2.0.0', folder: 'https://cdn.example/releases/mfe-goals/2.0.0/' };
const earlier = { ...goals, version: '1.9.0', folder: 'https://cdn.example/releases/mfe-goals/1.9.0/' };
const releaseOf = (name: string) => [quiz, goals].find((release) => release.remote === name);
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
  const release = releaseOfInteraction({ ...click, ...interaction }, [quiz, goals, earlier], host, releaseOf);
  expect(release).toBe(owner);
});
