import { HOST_NAME } from '../../contract/faults';
import { isFilePath } from '../http/paths';
import type { Resolution } from '../registry';
import type { CspReport } from './report';

/** One way in which pages break their policy. Nothing in it is personal: no page, no query, no path of another site. */
export interface Violation {
  /** The remote whose file did it or was blocked; empty when no file of ours was involved. */
  readonly remote: string;
  readonly version: string;
  readonly directive: string;
  /** What was blocked: a file's path, another origin, or a word such as `inline`. */
  readonly blocked: string;
  /** The file that did it, in the same form. */
  readonly source: string;
}

interface Release {
  readonly name: string;
  readonly version: string;
}

const MAX_LENGTH = 200;
const PUBLISHED = /^\/releases\/([a-z][a-z0-9-]{1,40})\/([0-9A-Za-z.-]{1,60})\//;

interface Known {
  readonly resolution: Resolution;
  readonly hostVersion: string;
}

/** Every folder that the visitor's page loads from, as a URL. */
function foldersIn({ remotes }: Resolution, ownOrigin: string): (Release & { folder: string })[] {
  return remotes.flatMap(({ name, version, url, previous }) =>
    [{ version, url }, ...(previous ? [previous] : [])].map((release) => ({
      name,
      version: release.version,
      folder: new URL(release.url, ownOrigin).href,
    })),
  );
}

/** The release that a URL's file belongs to; one outside the registry may be made up. */
function releaseOf(
  url: string,
  { ownOrigin }: CspReport,
  { resolution, hostVersion }: Known,
): { release: Release; isCertain: boolean } | undefined {
  const served = foldersIn(resolution, ownOrigin).find(({ folder }) => url.startsWith(folder));
  if (served) return { release: { name: served.name, version: served.version }, isCertain: true };
  if (url.startsWith(`${ownOrigin}/static/`)) {
    return { release: { name: HOST_NAME, version: hostVersion }, isCertain: true };
  }
  const [, name, version] = url.startsWith(ownOrigin) ? (PUBLISHED.exec(url.slice(ownOrigin.length)) ?? []) : [];
  return name && version ? { release: { name, version }, isCertain: false } : undefined;
}

/** A URL without anything personal: of a file of ours its path, of other sites their origin, else its kind. */
function placeOf(url: string, report: CspReport, known: Known): string {
  if (/^[a-z-]{0,40}$/.test(url)) return url;
  if (!URL.canParse(url)) return '';
  const { origin, pathname, protocol } = new URL(url);
  if (!/^https?:$/.test(protocol)) return protocol;
  if (origin === report.ownOrigin) return isFilePath(pathname) ? pathname.slice(0, MAX_LENGTH) : 'page';
  const isFile = releaseOf(url, report, known)?.isCertain === true;
  return (isFile ? origin + pathname : origin).slice(0, MAX_LENGTH);
}

/**
 * What to count for a report. `isPublished` is asked about a release that is not in what the visitor gets. Undefined for a
 * file of the fault lab, whose URL is a tester's.
 */
export async function violationOf(
  report: CspReport,
  known: Known,
  isPublished: (release: Release) => Promise<boolean>,
): Promise<Violation | undefined> {
  const urls = [report.source, report.blocked];
  if (urls.some((url) => url.startsWith(`${report.ownOrigin}/lab/`))) return undefined;
  let release: Release = { name: '', version: '' };
  for (const url of urls) {
    const found = releaseOf(url, report, known);
    if (!found || (!found.isCertain && !(await isPublished(found.release)))) continue;
    release = found.release;
    break;
  }
  const { directive, source, blocked } = report;
  return {
    remote: release.name,
    version: release.version,
    directive,
    blocked: placeOf(blocked, report, known),
    source: placeOf(source, report, known),
  };
}
