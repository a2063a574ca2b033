import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { setFaults } from '../models/fault-lab';
import { BASE_URL_VARIABLE } from '../support/paths';
import type { Cell, Remote } from './cells';
import { CONTROL_VARIABLE } from './setup';

/** Long enough for a busy machine to load a page, short enough to wait for. */
const LIMIT_MS = 3_000;
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';

const answered = v.object({
  requests: v.array(v.object({ remote: v.string(), path: v.string(), isProbe: v.boolean() })),
});

/** How often each file of the broken remote was asked for, by its path; a question why it failed counts too. */
export type Asked = Map<string, number>;

const variable = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: the set-up of the matrix did not run`);
  return value;
};

/** A browser of its own, with one fault in one remote. */
export class Visit {
  readonly server = variable(BASE_URL_VARIABLE);
  /** Errors that nothing in the page caught. */
  readonly uncaught: string[] = [];
  private readonly control = variable(CONTROL_VARIABLE);
  private readonly seen: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly id: string,
    private readonly cell: Cell,
  ) {
    context.on('weberror', (error) => this.uncaught.push(error.error().message));
    page.on('request', (request) => this.seen.push(request.url()));
  }

  static async begin(browser: Browser, cell: Cell, { signedIn }: Remote, authorization: string): Promise<Visit> {
    const id = randomUUID();
    const origin = variable(BASE_URL_VARIABLE);
    const localStorage = signedIn ? [{ name: 'token', value: authorization }] : [];
    const context = await browser.newContext({
      userAgent: `${AGENT} cell/${id}`,
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
      // The landing page's particles would cost more than all of the loading.
      reducedMotion: 'reduce',
    });
    const visit = new Visit(context, await context.newPage(), id, cell);
    await visit.setFault(true);
    return visit;
  }

  /** The lab shortens the time limit in any case; it makes the fault where the origin cannot. */
  private async setFault(isOn: boolean): Promise<void> {
    const { by, remote, stage, fault, target } = this.cell;
    const inLab = isOn && by === 'lab' ? [{ remote, stage, fault, ...(fault === 'slow' && { seconds: 1 }) }] : [];
    const atOrigin = isOn && by === 'origin' ? { remote, fault, target } : undefined;
    await setFaults(this.context.request, this.server, inLab, LIMIT_MS);
    await fetch(this.control + this.id, { method: 'PUT', body: JSON.stringify({ fault: atOrigin }) });
  }

  async repair(): Promise<void> {
    await this.setFault(false);
  }

  /** Requests for the remote since the browser opened: as its origin counts them, or for the lab as the browser does. */
  async asked(): Promise<Asked> {
    const { by, remote } = this.cell;
    const counts: Asked = new Map();
    for (const path of by === 'origin' ? await this.askedOfOrigin() : this.askedOfServer(remote)) {
      counts.set(path, (counts.get(path) ?? 0) + 1);
    }
    return counts;
  }

  private async askedOfOrigin(): Promise<string[]> {
    const answer = await fetch(this.control + this.id);
    const { requests } = v.parse(answered, await answer.json());
    return requests.filter(({ remote }) => remote === this.cell.remote).map(({ path }) => path);
  }

  private askedOfServer(remote: string): string[] {
    const paths = this.seen
      .map((url) => new URL(url))
      .filter(({ origin }) => origin === this.server)
      .map(({ pathname }) => pathname);
    if (remote === 'shell') {
      return paths.filter((path) => path.startsWith('/static/js/') && !/\/(main|lab-badge)\./.test(path));
    }
    return paths.filter((path) => path.startsWith('/lab/') && path.split('/')[3] === remote);
  }

  /** How often a file was asked for anew, as the addresses of the requests say. */
  get retries(): number {
    return Math.max(0, ...this.seen.map((url) => Number(new URL(url).searchParams.get('retry'))));
  }

  /** Opens the page by its address, as far as the shell; what stands in `window` from then on outlives no reload. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.server + path, { waitUntil: 'commit' });
    await this.page.getByRole('navigation', { name: 'Main' }).waitFor();
    await this.page.evaluate(() => Object.assign(window, { sameDocument: true }));
  }

  isSameDocument(): Promise<boolean> {
    return this.page.evaluate(() => 'sameDocument' in window);
  }

  async end(): Promise<void> {
    await this.context.close();
  }
}

export const total = (asked: Asked): number => [...asked.values()].reduce((sum, count) => sum + count, 0);
export const most = (asked: Asked): number => Math.max(0, ...asked.values());
