import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { linkSession } from '@verdant/shared/contract';
import { productTargets, sandboxTargets, type FuzzTarget } from '../../testing/fuzz/targets';
import { attacksOn, type Attack } from '../../testing/silence/attacks';
import { MAX_SILENCE_MS, observedSettings, readObserved } from '../../testing/silence/observed';
import { sendAttacks } from '../../testing/silence/send-attack';
import { warmUp } from '../../testing/silence/warm-up';
import { worstTexts } from '../../testing/silence/worst-texts';
import { describeFiles, fixtureBuilds, remoteFiles, remoteManifest } from '../support/fixture-builds';
import { signUpVerified } from '../support/users';
import { newSigner, publishFixture, signed, writeKeys } from '../support/signing';
import { discard, startServer, temporaryFolder, type TestServer } from '../support/start-server';
import { until } from '../support/until';

const LIMIT_MS = 400_000;
const PROBE_MS = 25;

const team = newSigner();
let builds: string;
let keys: string;
let server: TestServer;
let token: string;

/** The host renders pages ahead, so that the server reads their style sheets. */
function prerenderPages(): void {
  const dist = join(builds, 'shell/dist');
  const prerender = 'prerender/shell.12345678.cjs';
  const manifest = v.parse(v.looseObject({}), JSON.parse(readFileSync(join(dist, 'shell.json'), 'utf8')));
  writeFileSync(join(dist, 'shell.json'), JSON.stringify({ ...manifest, prerender }));
  mkdirSync(join(dist, 'prerender'));
  writeFileSync(
    join(dist, prerender),
    "exports.provided = { react: {} }; exports.prerender = async ({ component }) => '<main>' + (component ? component({}) : '') + '</main>';",
  );
}

beforeAll(async () => {
  builds = fixtureBuilds();
  prerenderPages();
  keys = join(temporaryFolder(), 'keys.json');
  writeKeys(keys, { 'mfe-samples': [team] });
  server = await startServer({ VERDANT_BUILDS_DIR: builds, VERDANT_RELEASE_KEYS: keys, ...observedSettings });
  ({ token } = await signUpVerified(server));
});
afterAll(async () => {
  await discard(server);
  rmSync(builds, { recursive: true, force: true });
  rmSync(join(keys, '..'), { recursive: true, force: true });
});

/**
 * The first attack after which the server was silent for too long, and for how long; sent one by one. Undefined when it
 * was several at once: how much one client may do at once is not asked here.
 */
async function blame(origin: string, attacks: readonly Attack[]): Promise<string | undefined> {
  for (const attack of attacks) {
    await sendAttacks({ origin, token }, [attack]);
    const { longestMs } = await readObserved(origin);
    const said = JSON.stringify(attack).slice(0, 300);
    if (longestMs > MAX_SILENCE_MS) return `${Math.round(longestMs)} ms after ${said}`;
  }
  return undefined;
}

/** Sends every attack on every route of an application. @returns routes that silenced it or got a 5xx, and all routes */
async function attackAll(origin: string, targets: readonly FuzzTarget[]) {
  const { routes } = await readObserved(origin);
  await warmUp(origin, token, targets);
  const problems: string[] = [];
  // What GET does for a path, HEAD does.
  for (const route of routes.filter(({ method }) => method !== 'HEAD')) {
    // Logging out would end the session of all that follow.
    const session = route.url.endsWith('/auth/logout') ? {} : { token };
    const attacks = attacksOn(route, targets);
    const statuses = await sendAttacks({ origin, ...session }, attacks);
    const { longestMs } = await readObserved(origin);
    const slow = longestMs > MAX_SILENCE_MS ? await blame(origin, attacks) : undefined;
    if (slow !== undefined) return { problems: [`${route.method} ${route.url}: ${slow}`], routes };
    for (const status of [...statuses.keys()].filter((one) => one >= 500)) {
      problems.push(`${route.method} ${route.url}: ${status}`);
    }
  }
  return { problems, routes };
}

/** Asks whether the server lives, until it is stopped; then the statuses of all responses. */
function probe() {
  const statuses = new Set<number>();
  const ended = new AbortController();
  const work = (async () => {
    while (!ended.signal.aborted) {
      statuses.add((await fetch(`${server.url}/api/v1/health/live`)).status);
      await wait(PROBE_MS);
    }
  })();
  return async () => {
    ended.abort();
    await work;
    return [...statuses];
  };
}

/*
 * A silence is the processor time that the server's thread used before it turned to the next client (observe.mjs). How
 * long the probe waited has no limit here: on a busy machine that is the work of neighbours as well.
 */
test(
  'the worst path, query, header, cookie and body of any route keeps no user waiting',
  async () => {
    const stop = probe();
    const { problems, routes } = await attackAll(server.url, productTargets);
    const statuses = await stop();
    expect(problems).toEqual([]);
    expect(statuses).toEqual([200]);
    expect(routes.length).toBeGreaterThan(80);
    // The session was there all the time: nothing was refused for the lack of one.
    expect((await server.request('GET', '/api/v1/auth/me', { token })).status).toBe(200);
  },
  LIMIT_MS,
);

test(
  'nor does the worst request to the sandbox',
  async () => {
    const response = await server.request('POST', '/api/v1/bank/link-session', { token, body: {} });
    const { origin } = new URL(v.parse(linkSession, response.body).fastlink_url);
    const { problems, routes } = await attackAll(origin, sandboxTargets);
    expect(problems).toEqual([]);
    expect(routes.length).toBeGreaterThan(10);
  },
  LIMIT_MS,
);

/** Publishes and activates a release whose page `/offer` is rendered ahead, with this style sheet. */
async function activateStyle(version: string, css: string): Promise<void> {
  const page = 'prerender/offer.dddddddd.cjs';
  const files = {
    ...remoteFiles,
    'static/css/budget.cccccccc.css': css,
    [page]: "exports.Offer = () => '<p>Offer</p>';",
  };
  const { pages, modules } = remoteManifest();
  const changes = {
    version,
    files: describeFiles(files),
    pages: [...pages, { path: '/offer', module: './offer', access: 'public', prerendered: true, title: 'Offer' }],
    modules: { ...modules, './offer': { ...modules['./budget'], prerender: page } },
  };
  expect((await publishFixture(server, team, changes, files)).status).toBe(201);
  const body = signed(team, { action: 'activate', name: 'mfe-samples', version, reason: 'Test' });
  expect((await server.request('POST', '/api/v1/releases/mfe-samples/activate', { body })).status).toBe(200);
}

test(
  'nor does a style sheet of a release',
  async () => {
    await activateStyle('3.0.0', '.a{}');
    await server.request('GET', '/offer');
    await readObserved(server.url);
    // Long enough for seconds of a slow expression, and short enough that the test ends.
    await activateStyle('3.0.1', worstTexts(3_000).join('\n').replaceAll('<', ''));
    // Prerendered after the first request, where the machine is busy.
    await until('the style sheet in the page', async () =>
      (await server.request('GET', '/offer')).text.includes('Version/111') ? true : undefined,
    );
    expect((await readObserved(server.url)).longestMs).toBeLessThan(MAX_SILENCE_MS);
  },
  LIMIT_MS,
);
