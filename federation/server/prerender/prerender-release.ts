import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPattern } from '../../contract';
import type { HostBuild, HostManifest } from '../builds/read-builds';
import type { ReadReleaseFile } from '../publishing/release-files';
import { toRegistry, type Resolution, type ServedRemote } from '../registry';
import { markupProblem } from './check-markup';
import { renderInChild, type PageToRender, type RenderResult } from './render-in-child';

/** A style sheet as an element of the page, with what a Content Security Policy calls it. */
interface InlineStyle {
  /** The file that it replaces, relative to its build; the loader of the browser takes that for loaded. */
  readonly file: string;
  readonly text: string;
  /** Hash in the form of `style-src`: `'sha256-...'`. */
  readonly hash: string;
}

const ADDRESS = /url\(\s*("[^"]+"|'[^']+'|[^"'()\s]+)\s*\)/g;
/** URLs that are not relative to the file: a scheme, a host, a path from the root, a fragment. */
const ABSOLUTE = /^([a-z][a-z0-9+.-]*:|\/|#)/i;

/** The addresses in a style sheet are relative to its file; in a page they would be relative to the page. */
function withAbsoluteAddresses(css: string, fileUrl: string): string {
  // Any origin serves to resolve a path.
  const base = new URL(fileUrl, 'http://page.invalid');
  return css.replace(ADDRESS, (whole, given: string) => {
    const quote = /^["']/.exec(given)?.[0] ?? '';
    const address = quote === '' ? given : given.slice(1, -1);
    if (ABSOLUTE.test(address)) return whole;
    const { origin, href, pathname, search, hash } = new URL(address, base);
    return `url(${quote}${origin === 'http://page.invalid' ? pathname + search + hash : href}${quote})`;
  });
}

/**
 * The style sheet `file` of a build, whose URL is `url`, as an element.
 * @throws Error when its text would end the element
 */
export function inlineStyle(css: string, url: string, file: string): InlineStyle {
  if (/<\/style|<!--/i.test(css)) throw new Error(`${file} would end its element`);
  const text = withAbsoluteAddresses(css.trim(), url);
  return { file, text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}

/** The part of the host's build that prerendering needs. */
export interface PrerenderHost extends Pick<HostBuild, 'id'> {
  readonly files: Pick<HostBuild['files'], 'folder'>;
  readonly manifest: Pick<HostManifest, 'css' | 'prerender'>;
}

/** A page as the server sends it ahead of its script. */
export interface PrerenderedPage {
  readonly html: string;
  readonly language: string;
  /** The host alone, as it waits for who is signed in: all that can be rendered of a guarded page without its visitor. */
  readonly isAppShell: boolean;
  readonly styles: readonly InlineStyle[];
}

/** Why a page of a release was not rendered. */
export interface PrerenderProblem {
  readonly path: string;
  readonly reason: string;
}

export interface PrerenderedRelease {
  /** By `pageKey`. */
  readonly pages: ReadonlyMap<string, PrerenderedPage>;
  /** Problems of the release itself, which are the same at every rendering. */
  readonly problems: readonly PrerenderProblem[];
  /** Why pages are missing beyond that; rendering them again may succeed. */
  readonly failure?: RenderResult['failure'];
}

export const pageKey = (path: string, language: string) => `${language} ${path}`;

/** A problem of the files of a release, whenever they are read. */
class ReleaseProblem extends Error {}

type Files = (path: string) => Promise<string>;
type Page = ServedRemote['pages'][number];

/** The file for Node that renders a page, where its remote marks it. */
function prerenderFileOf({ modules }: ServedRemote, { prerendered, module }: Page): string | undefined {
  return prerendered ? modules[module]?.prerender : undefined;
}

const isAppShell = ({ access }: Page) => access === 'guarded';

/** Whether the server prerenders a page, whole or the host's part of it, which is the same at all addresses of a page. */
export function isPrerendered(remote: ServedRemote, page: Page): boolean {
  return isAppShell(page) || (!isPattern(page.path) && prerenderFileOf(remote, page) !== undefined);
}

function toStyle(text: string, url: string, name: string): InlineStyle {
  try {
    return inlineStyle(text, url, name);
  } catch (error) {
    throw new ReleaseProblem(messageOf(error));
  }
}

/** Reads the style sheets of host and remote, each once however many pages and languages need it. */
function styleReader(host: PrerenderHost, remote: ServedRemote, hostFile: Files, remoteFile: Files) {
  const known = new Map<string, Promise<InlineStyle>>();
  const once = async (url: string, name: string, read: Files) => {
    const style = known.get(url) ?? read(name).then((text) => toStyle(text, url, name));
    known.set(url, style);
    return style;
  };
  /** Every style sheet that the page needs, in the order in which the browser would apply them. */
  return async ({ module }: Page): Promise<InlineStyle[]> =>
    Promise.all([
      ...host.manifest.css.map(async (name) => once(`/${name}`, name, hostFile)),
      ...(remote.modules[module]?.css ?? []).map(async (name) => once(`${remote.url}${name}`, name, remoteFile)),
    ]);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export interface PrerenderContext {
  readonly host: PrerenderHost;
  readonly languages: readonly string[];
  readonly readReleaseFile: ReadReleaseFile;
  /** Ends rendering. */
  readonly signal: AbortSignal;
}

/**
 * Renders all pages of a release that its remote marks, in all languages, as a visitor sees them who is not signed in, and
 * the host's part of guarded ones. Never rejects: what cannot be rendered is a problem, what could not be read a failure.
 */
export async function prerenderRelease(
  { host, languages, readReleaseFile, signal }: PrerenderContext,
  resolution: Resolution,
  remote: ServedRemote,
): Promise<PrerenderedRelease> {
  const pages = remote.pages.filter((page) => isPrerendered(remote, page));
  const hostFile: Files = async (name) => readFile(join(host.files.folder, name), 'utf8');
  const remoteFile: Files = async (name) => {
    const file = await readReleaseFile(remote.name, remote.version, name);
    if (!file) throw new ReleaseProblem(`${name} is not on this server`);
    return file.content.toString('utf8');
  };
  const stylesOf = styleReader(host, remote, hostFile, remoteFile);
  try {
    const toRender: (PageToRender & { page: Page })[] = [];
    for (const page of pages) {
      const code = isAppShell(page) ? undefined : await remoteFile(prerenderFileOf(remote, page) ?? '');
      for (const language of languages) toRender.push({ code, path: page.path, language, page });
    }
    const order = { host: await hostFile(host.manifest.prerender ?? ''), registry: toRegistry(resolution) };
    const { pages: results, failure } = await renderInChild(
      { ...order, pages: toRender.map(({ code, path, language }) => ({ code, path, language })) },
      { signal },
    );
    const prerendered = new Map<string, PrerenderedPage>();
    const problems = new Map<string, string>();
    for (const [index, { path, language, page }] of toRender.entries()) {
      const result = results[index];
      // Missing because of the failure.
      if (result === undefined) continue;
      const reason = 'problem' in result ? result.problem : markupProblem(result.html);
      if (reason !== undefined) problems.set(path, problems.get(path) ?? reason);
      else if ('html' in result) {
        const styles = await stylesOf(page);
        prerendered.set(pageKey(path, language), { html: result.html, language, isAppShell: isAppShell(page), styles });
      }
    }
    return {
      pages: prerendered,
      problems: [...problems].map(([path, reason]) => ({ path, reason })),
      ...(failure && { failure }),
    };
  } catch (error) {
    const reason = messageOf(error);
    if (error instanceof ReleaseProblem) {
      return { pages: new Map(), problems: pages.map(({ path }) => ({ path, reason })) };
    }
    return { pages: new Map(), problems: [], failure: { kind: 'unavailable', reason } };
  }
}
