import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostBuild } from '../builds/read-builds';
import type { ReadReleaseFile } from '../publishing/release-files';
import { toRegistry, type Resolution, type ServedRemote } from '../registry';
import { markupProblem } from './check-markup';
import { inlineStyle, type InlineStyle } from './inline-style';
import { renderInChild, type PageToWrite } from './render-in-child';

/** A page as the server sends it ahead of its script. */
export interface WrittenPage {
  readonly html: string;
  readonly language: string;
  readonly styles: readonly InlineStyle[];
}

/** Why a page of a release was not written. */
export interface WritingProblem {
  readonly path: string;
  readonly reason: string;
}

export interface WrittenRelease {
  /** By `pageKey`. */
  readonly pages: ReadonlyMap<string, WrittenPage>;
  readonly problems: readonly WritingProblem[];
}

export const pageKey = (path: string, language: string) => `${language} ${path}`;

/** Names a build of the host: the same files, the same pages. */
export function hostId({ manifest }: HostBuild): string {
  const files = [manifest.prerender, ...manifest.js, ...manifest.css];
  return createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
}

type Files = (path: string) => Promise<string>;
type Page = ServedRemote['pages'][number];

/** The file for Node that writes a page; undefined when the page is drawn in the browser. */
export function writerOf({ modules }: ServedRemote, { prerendered, module }: Page): string | undefined {
  return prerendered ? modules[module]?.prerender : undefined;
}

/** Every style sheet that a page needs, in the order in which the browser would apply them. */
async function stylesOf(
  { hostFile, remoteFile, host }: { hostFile: Files; remoteFile: Files; host: HostBuild },
  remote: ServedRemote,
  { module }: Page,
): Promise<InlineStyle[]> {
  const own = host.manifest.css.map(async (name) => inlineStyle(await hostFile(name), `/${name}`, name));
  const itsOwn = (remote.modules[module]?.css ?? []).map(async (name) =>
    inlineStyle(await remoteFile(name), `${remote.url}${name}`, name),
  );
  return Promise.all([...own, ...itsOwn]);
}

export interface WriterParts {
  readonly host: HostBuild;
  readonly languages: readonly string[];
  readonly readReleaseFile: ReadReleaseFile;
}

/**
 * Writes all pages of a release that its remote marks, in all languages, as somebody sees them who is not signed in.
 * Never rejects: what cannot be written is a problem.
 */
export async function writeRelease(
  { host, languages, readReleaseFile }: WriterParts,
  resolution: Resolution,
  remote: ServedRemote,
): Promise<WrittenRelease> {
  const pages = remote.pages.filter((page) => writerOf(remote, page) !== undefined);
  const hostFile: Files = async (name) => readFile(join(host.files.folder, name), 'utf8');
  const remoteFile: Files = async (name) => {
    const file = await readReleaseFile(remote.name, remote.version, name, remote.url);
    if (!file) throw new Error(`${name} is not on this server`);
    return file.content.toString('utf8');
  };
  try {
    const toWrite: (PageToWrite & { page: Page })[] = [];
    for (const page of pages) {
      const code = await remoteFile(writerOf(remote, page) ?? '');
      for (const language of languages) toWrite.push({ code, path: page.path, language, page });
    }
    const order = { host: await hostFile(host.manifest.prerender ?? ''), registry: toRegistry(resolution) };
    const results = await renderInChild({
      ...order,
      pages: toWrite.map(({ code, path, language }) => ({ code, path, language })),
    });
    const written = new Map<string, WrittenPage>();
    const problems = new Map<string, string>();
    for (const [index, { path, language, page }] of toWrite.entries()) {
      const result = results[index] ?? { problem: 'nothing was written' };
      const reason = 'problem' in result ? result.problem : markupProblem(result.html);
      if (reason !== undefined) problems.set(path, problems.get(path) ?? reason);
      else if ('html' in result) {
        const styles = await stylesOf({ hostFile, remoteFile, host }, remote, page);
        written.set(pageKey(path, language), { html: result.html, language, styles });
      }
    }
    return { pages: written, problems: [...problems].map(([path, reason]) => ({ path, reason })) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'its files cannot be read';
    return { pages: new Map(), problems: pages.map(({ path }) => ({ path, reason })) };
  }
}
