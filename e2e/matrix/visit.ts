import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { faultLab } from '@verdant/federation/testing';
import type { Fault } from '@verdant/federation/testing';
import { Navbar } from '../models/navbar';
import { markDocument } from '../support/document';
import { fillLocalStorage } from '../support/storage';
import type { Cell } from './cells';
import { HOST, hostChunk } from './product';
import type { MatrixRemote } from './product';

/** Time limit of a loading stage in these tests, in milliseconds; enough for a busy machine. */
const LIMIT_MS = 3_000;
const AGENTS: Record<string, string> = {
  chromium: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
};
/** Console messages of Firefox about refused files. Playwright reports them like errors that a script has thrown. */
const NOTICES_OF_FIREFOX = [
  /^None of the “sha384” hashes in the integrity attribute match/,
  /^The Same Origin Policy disallows reading the remote resource/,
  /^The page’s settings blocked a script/,
  /^Content at \S+ may not load data from/,
  /^The stylesheet \S+ was not loaded because its MIME type/,
  // The end of "… was blocked due to MIME type mismatch (X-Content-Type-Options: nosniff)", the part that Playwright keeps.
  /^nosniff\)\.$/,
];

const recorded = v.object({
  requests: v.array(v.object({ remote: v.string(), path: v.string(), isProbe: v.boolean() })),
});

/** Number of requests for each file of the broken remote, by path, including the probes for the cause of a failure. */
export type RequestCounts = Map<string, number>;

/** URLs of the host and of the server that controls the origins of its remotes. */
export type ServerUrls = { baseUrl: string; controlUrl: string };

type VisitSetup = {
  context: BrowserContext;
  page: Page;
  id: string;
  cell: Cell;
  urls: ServerUrls;
};

/** A visit in a separate browser context, in which one remote has one fault. */
export class Visit {
  readonly uncaught: string[] = [];
  readonly page: Page;
  private readonly urls: string[] = [];

  private constructor(private readonly setup: VisitSetup) {
    const { context, page } = setup;
    this.page = page;
    context.on('weberror', (error) => {
      const { message } = error.error();
      if (!NOTICES_OF_FIREFOX.some((notice) => notice.test(message))) this.uncaught.push(message);
    });
    page.on('request', (request) => this.urls.push(request.url()));
  }

  /**
   * Creates the browser context and sets the cell's fault. `stored`: entries of local storage when the first page opens,
   * such as the token of a signed-in user.
   */
  static async begin(
    browser: Browser,
    { cell, urls, stored }: Pick<VisitSetup, 'cell' | 'urls'> & { stored: Record<string, string> },
  ): Promise<Visit> {
    const id = randomUUID();
    // Motion is reduced, because animations would take longer than loading.
    const userAgent = `${AGENTS[browser.browserType().name()]} cell/${id}`;
    const context = await browser.newContext({ userAgent, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await fillLocalStorage(page, urls.baseUrl, stored);
    const visit = new Visit({ context, page, id, cell, urls });
    await visit.setFault(true);
    return visit;
  }

  /** Sets or removes the fault, in the lab or at the remote's origin. The lab always shortens the time limit. */
  private async setFault(isOn: boolean): Promise<void> {
    const { context, cell, urls, id } = this.setup;
    const { by, remote, stage, fault, target } = cell;
    const file = cell.file ?? (remote === HOST ? hostChunk.file : null);
    const broken: Fault = { remote, stage, fault, file, ...(['slow', 'stalls'].includes(fault) && { seconds: 1 }) };
    const inLab = isOn && by === 'lab' ? [broken] : [];
    const atOrigin = isOn && by === 'origin' ? { remote, fault, target } : undefined;
    await Promise.all([
      faultLab(context, { origin: urls.baseUrl }).set(inLab, LIMIT_MS),
      fetch(urls.controlUrl + id, { method: 'PUT', body: JSON.stringify({ fault: atOrigin }) }),
    ]);
  }

  async repair(): Promise<void> {
    await this.setFault(false);
  }

  /** Resolves to the requests for each file, counted by the remote's origin, or in the browser for lab faults. */
  async countRequests(): Promise<RequestCounts> {
    const counts: RequestCounts = new Map();
    for (const path of this.setup.cell.by === 'origin' ? await this.pathsAtOrigin() : this.pathsAtHost()) {
      counts.set(path, (counts.get(path) ?? 0) + 1);
    }
    return counts;
  }

  private async pathsAtOrigin(): Promise<string[]> {
    const { cell, urls, id } = this.setup;
    const response = await fetch(urls.controlUrl + id);
    const { requests } = v.parse(recorded, await response.json());
    return requests.filter(({ remote }) => remote === cell.remote).map(({ path }) => path);
  }

  private pathsAtHost(): string[] {
    const { cell, urls } = this.setup;
    const paths = this.urls
      .map((url) => new URL(url))
      .filter(({ origin }) => origin === urls.baseUrl)
      .map(({ pathname }) => pathname);
    return cell.remote === HOST
      ? paths.filter((path) => path.startsWith(`/static/js/${hostChunk.file.replace(/js$/, '')}`))
      : paths.filter((path) => path.startsWith('/lab/') && path.split('/')[3] === cell.remote);
  }

  /** Number of retries of a file, read from the URLs of the requests. */
  get retries(): number {
    return Math.max(0, ...this.urls.map((url) => Number(new URL(url).searchParams.get('retry'))));
  }

  /** Opens the page by its URL, waits until the host is shown, and marks the document to detect a reload. */
  async open({ path }: MatrixRemote): Promise<void> {
    await this.page.goto(this.setup.urls.baseUrl + path, { waitUntil: 'commit' });
    await new Navbar(this.page).bar.waitFor();
    await markDocument(this.page);
  }

  async end(): Promise<void> {
    await this.setup.context.close();
  }
}
