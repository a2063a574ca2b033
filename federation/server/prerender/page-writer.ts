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
  /** The host alone, as it waits for who is signed in: all that can be said of a guarded page without its visitor. */
  readonly isFrame: boolean;
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

type Files = (path: string) => Promise<string>;
type Page = ServedRemote['pages'][number];

/** The file for Node that writes a page, where its remote marks it. */
function writerOf({ modules }: ServedRemote, { prerendered, module }: Page): string | undefined {
  return prerendered ? modules[module]?.prerender : undefined;
}

const isFrame = ({ access }: Page) => access === 'guarded';

/** Whether the server writes a page ahead, whole or its frame. */
export function isWritten(remote: ServedRemote, page: Page): boolean {
  return isFrame(page) || writerOf(remote, page) !== undefined;
}

/** Reads the style sheets of host and remote, each once however many pages and languages need it. */
function styleReader(host: HostBuild, remote: ServedRemote, hostFile: Files, remoteFile: Files) {
  const known = new Map<string, Promise<InlineStyle>>();
  const once = async (url: string, name: string, read: Files) => {
    const style = known.get(url) ?? read(name).then((text) => inlineStyle(text, url, name));
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

export interface WriterParts {
  readonly host: HostBuild;
  readonly languages: readonly string[];
  readonly readReleaseFile: ReadReleaseFile;
}

/**
 * Writes all pages of a release that its remote marks, in all languages, as somebody sees them who is not signed in, and
 * the frames of guarded ones. Never rejects: what cannot be written is a problem.
 */
export async function writeRelease(
  { host, languages, readReleaseFile }: WriterParts,
  resolution: Resolution,
  remote: ServedRemote,
): Promise<WrittenRelease> {
  const pages = remote.pages.filter((page) => isWritten(remote, page));
  const hostFile: Files = async (name) => readFile(join(host.files.folder, name), 'utf8');
  const remoteFile: Files = async (name) => {
    const file = await readReleaseFile(remote.name, remote.version, name);
    if (!file) throw new Error(`${name} is not on this server`);
    return file.content.toString('utf8');
  };
  const stylesOf = styleReader(host, remote, hostFile, remoteFile);
  try {
    const toWrite: (PageToWrite & { page: Page })[] = [];
    for (const page of pages) {
      const code = isFrame(page) ? undefined : await remoteFile(writerOf(remote, page) ?? '');
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
        const styles = await stylesOf(page);
        written.set(pageKey(path, language), { html: result.html, language, isFrame: isFrame(page), styles });
      }
    }
    return { pages: written, problems: [...problems].map(([path, reason]) => ({ path, reason })) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'its files cannot be read';
    return { pages: new Map(), problems: pages.map(({ path }) => ({ path, reason })) };
  }
}
