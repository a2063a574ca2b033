import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { linkSession } from '@verdant/shared/contract';
import { productTargets, sandboxTargets, type FuzzTarget } from '../../testing/fuzz/targets';
import { attacksOn, type Attack } from '../../testing/silence/attacks';
import { MAX_SILENCE_MS, observedSettings, readObserved, threadMs } from '../../testing/silence/observed';
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
const PROBES = 30;
const FLOODS = 4;
const MAX_VISIT_MS = 5;

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

/** Repeats a call until it is stopped. */
function repeat(call: () => Promise<unknown>) {
  const ended = new AbortController();
  const work = (async () => {
    while (!ended.signal.aborted) await call();
  })();
  return async () => {
    ended.abort();
    await work;
  };
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;

/*
 * All times are processor time of the server's thread (observe.mjs). How long a client waits has no limit here: on a busy
 * machine that is the work of neighbours as well.
 */
test(
  'the worst path, query, header, cookie and body of any route keeps no user waiting',
  async () => {
    const statuses = new Set<number>();
    const stop = repeat(async () => {
      statuses.add((await fetch(`${server.url}/api/v1/health/live`)).status);
      await wait(PROBE_MS);
    });
    const { problems, routes } = await attackAll(server.url, productTargets);
    await stop();
    expect(problems).toEqual([]);
    expect([...statuses]).toEqual([200]);
    expect(routes.length).toBeGreaterThan(80);
    // The session was there all the time: nothing was refused for the lack of one.
    expect((await server.request('GET', '/api/v1/auth/me', { token })).status).toBe(200);
  },
  LIMIT_MS,
);

/** Requests of a visitor: pages, calls and their bodies. */
const visits = () =>
  ['GET /*', 'GET /api/v1/registry', 'POST /api/v1/auth/login', 'POST /api/v1/load-reports'].flatMap((text) => {
    const [method = '', url = ''] = text.split(' ');
    return attacksOn({ method, url }, productTargets);
  });

test(
  'a request of a visitor takes at most 5 ms, and four clients that repeat it leave others half of the thread',
  async () => {
    const costs: [number, Attack][] = [];
    for (const attack of visits()) {
      const times: number[] = [];
      for (let time = 0; time < 3; time += 1) {
        const before = threadMs(server.pid);
        await sendAttacks({ origin: server.url }, [attack]);
        times.push(threadMs(server.pid) - before);
      }
      costs.push([Math.min(...times), attack]);
    }
    const worst = costs.toSorted(([a], [b]) => b - a);
    expect(worst.filter(([ms]) => ms > MAX_VISIT_MS)).toEqual([]);

    const probes = async (now: () => number) => {
      const times: number[] = [];
      for (let probe = 0; probe < PROBES; probe += 1) {
        const before = now();
        expect((await server.request('GET', '/api/v1/auth/me', { token })).status).toBe(200);
        times.push(now() - before);
        await wait(PROBE_MS);
      }
      return median(times);
    };
    for (const [, attack] of worst.slice(0, FLOODS)) {
      // Waiting for the database is part of a response; on a busy machine both of these grow.
      const idleMs = await probes(() => performance.now());
      const stop = repeat(async () => sendAttacks({ origin: server.url }, Array.from({ length: 20 }, () => attack)));
      const floodedMs = await probes(() => threadMs(server.pid));
      await stop();
      expect([floodedMs / idleMs <= 2, floodedMs, idleMs, JSON.stringify(attack).slice(0, 100)]).toContain(true);
    }
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
