import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { markupProblem } from '../../build/check-markup';
import { isPattern } from '../../contract';
import type { HostBuild, HostManifest } from '../builds/read-builds';
import type { ReadReleaseFile } from '../publishing/release-files';
import {
  resolutionId,
  isUnaltered,
  toRegistry,
  type RequestedPage,
  type Resolution,
  type ServedRemote,
} from '../registry/resolution';

interface InlineStyle {
  /** Path of the replaced file, relative to its build. The browser's loader treats the file as loaded. */
  readonly file: string;
  readonly text: string;
  /** Hash in the form of `style-src`: `'sha256-...'`. */
  readonly hash: string;
}

const ADDRESS = /url\(\s*("[^"]+"|'[^']+'|[^"'()\s]+)\s*\)/g;
const ABSOLUTE = /^([a-z][a-z0-9+.-]*:|\/|#)/i;

/** Makes URLs absolute, because relative URLs of an inlined style sheet would refer to the page. */
function withAbsoluteAddresses(css: string, fileUrl: string): string {
  // `URL` cannot resolve a path without an origin.
  const sheetUrl = new URL(fileUrl, 'http://page.invalid');
  return css.replace(ADDRESS, (whole, given: string) => {
    const quote = /^["']/.exec(given)?.[0] ?? '';
    const address = quote === '' ? given : given.slice(1, -1);
    if (ABSOLUTE.test(address)) return whole;
    const { origin, href, pathname, search, hash } = new URL(address, sheetUrl);
    return `url(${quote}${origin === 'http://page.invalid' ? pathname + search + hash : href}${quote})`;
  });
}

/**
 * Returns the style sheet `file` for a `style` element.
 * @throws Error if the text of the style sheet would end its `style` element
 */
export function toInlineStyle(css: string, url: string, file: string): InlineStyle {
  if (/<\/style|<!--/i.test(css)) throw new Error(`${file} would end its element`);
  const text = withAbsoluteAddresses(css.trim(), url);
  return { file, text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}

/** Maximum number of cached pages, over all languages and combinations of active releases. */
const MAX_PAGES = 500;
/** Milliseconds that a response waits for prerendered HTML. After that, the browser renders the page. */
const PATIENCE_MS = 1_500;
/** Milliseconds until the server tries again to prerender a page. */
const RETRY_MS = 5 * 60_000;
/** Extension of the file with a module's prerendered pages. Older releases have a script instead, which is never run. */
const PAGES_FILE = '.json';

const renderedPages = v.record(v.string(), v.record(v.string(), v.string()));

export interface PrerenderedPage {
  readonly html: string;
  readonly language: string;
  /** True if only the host is rendered, because the page requires a sign-in. */
  readonly isAppShell: boolean;
  readonly styles: readonly InlineStyle[];
}

/** Prerenders the requested page in a language. Resolves to undefined if the browser has to render the page. */
export type Prerenderer = (
  resolution: Resolution,
  requested: RequestedPage | undefined,
  language: string,
) => Promise<PrerenderedPage | undefined>;

interface Options {
  readonly host:
    | { readonly files: Pick<HostBuild['files'], 'folder'>; readonly manifest: Pick<HostManifest, 'css' | 'prerender'> }
    | undefined;
  readonly readReleaseFile: ReadReleaseFile;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const NOTHING: Prerenderer = async () => undefined;

/**
 * Renders the host around the HTML of a page, with the function from the host's build. The server renders the host,
 * because its navigation depends on the list of remotes, which is unknown at build time.
 */
async function renderHost(file: string, page: object): Promise<string> {
  const exported: unknown = createRequire(file)(file);
  const prerender: unknown = typeof exported === 'object' && exported && Reflect.get(exported, 'prerender');
  const html: unknown = typeof prerender === 'function' && (await Reflect.apply(prerender, undefined, [page]));
  if (typeof html !== 'string') throw new Error(`${file} exports no function prerender that returns a text`);
  return html;
}

const isAppShell = ({ page }: RequestedPage) => page.access === 'guarded';

function pagesFileOf({ remote, page }: RequestedPage): string | undefined {
  const file = page.prerendered ? remote.modules[page.module]?.prerender : undefined;
  return file?.endsWith(PAGES_FILE) ? file : undefined;
}

/**
 * True if a page is prerendered, or at least the host's part of the page, which is the same for all addresses of the page.
 */
function isPrerendered(requested: RequestedPage): boolean {
  const { page, address } = requested;
  if (isAppShell(requested)) return isPattern(page.path) || page.path === address;
  // HTML applies only to the exact spelling of the address for which it was rendered.
  return page.path === address && pagesFileOf(requested) !== undefined;
}

/**
 * Returns a function that combines the HTML of a page from its remote's build with the host, once for each page,
 * language and list of remotes. The browser renders the page if prerendering fails.
 */
export function createPrerenderer({ host, readReleaseFile, log }: Options): Prerenderer {
  if (host?.manifest.prerender === undefined) return NOTHING;
  const { folder } = host.files;
  const hostFile = join(folder, host.manifest.prerender);
  const readFileOf = async ({ name, version }: ServedRemote, file: string): Promise<string> => {
    const found = await readReleaseFile(name, version, file);
    if (!found) throw new Error(`${file} is not on this server`);
    return found.content.toString('utf8');
  };

  /** Returns the page's style sheets in the order in which the browser would load them. */
  const stylesOf = async ({ remote, page }: RequestedPage): Promise<InlineStyle[]> =>
    Promise.all([
      ...host.manifest.css.map(async (name) =>
        toInlineStyle(await readFile(join(folder, name), 'utf8'), `/${name}`, name),
      ),
      ...(remote.modules[page.module]?.css ?? []).map(async (name) =>
        toInlineStyle(await readFileOf(remote, name), `${remote.url}${name}`, name),
      ),
    ]);

  const htmlOf = async (requested: RequestedPage, language: string): Promise<string | undefined> => {
    const text = await readFileOf(requested.remote, pagesFileOf(requested) ?? '');
    return v.parse(renderedPages, JSON.parse(text))[requested.page.path]?.[language];
  };

  const prerender = async (
    resolution: Resolution,
    requested: RequestedPage,
    language: string,
  ): Promise<PrerenderedPage | undefined> => {
    const { path } = requested.page;
    const page = isAppShell(requested) ? undefined : await htmlOf(requested, language);
    // The release has no HTML in a language that the product got after the release was built.
    if (page === undefined && !isAppShell(requested)) return undefined;
    const html = await renderHost(hostFile, { path, language, registry: toRegistry(resolution), html: page });
    const problem = markupProblem(html);
    if (problem !== undefined) throw new Error(problem);
    return { html, language, isAppShell: isAppShell(requested), styles: await stylesOf(requested) };
  };

  const pages = new LRUCache<string, { readonly page: PrerenderedPage | undefined }, Parameters<typeof prerender>>({
    max: MAX_PAGES,
    fetchMethod: async (_key, _stale, { context, options }) => {
      try {
        return { page: await prerender(...context) };
      } catch (error) {
        const [, { remote, page }] = context;
        log.warn({ err: error }, `${remote.name} ${remote.version}: ${page.path} is not prerendered`);
        options.ttl = RETRY_MS;
        return { page: undefined };
      }
    },
    ignoreFetchAbort: true,
  });

  return async (resolution, requested, language) => {
    if (!requested || !isUnaltered(resolution) || !isPrerendered(requested)) return undefined;
    const key = [resolutionId(resolution), requested.remote.name, language, requested.page.path].join(' ');
    const cached = pages.get(key);
    if (cached) return cached.page;
    const fetched = pages.forceFetch(key, { context: [resolution, requested, language] });
    return (await Promise.race([fetched, wait(PATIENCE_MS, undefined, { ref: false })]))?.page;
  };
}
