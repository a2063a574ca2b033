import * as v from 'valibot';

const text = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(8192))), '');

/** Body of a report as browsers send it to a `report-uri`; what else they send is not read. */
export const cspReport = v.object({
  'csp-report': v.object({
    /** The page, which names our own origin here. */
    'document-uri': v.pipe(v.string(), v.maxLength(8192)),
    'effective-directive': text,
    'violated-directive': text,
    /** A URL, or a word such as `inline`. */
    'blocked-uri': text,
    /** The script that caused it. */
    'source-file': text,
  }),
});

/** The directives of our policies, and those that fall back to one of them. */
const DIRECTIVES = new Set(
  `default-src script-src script-src-elem script-src-attr worker-src connect-src style-src style-src-elem style-src-attr
  img-src font-src media-src object-src frame-src child-src manifest-src base-uri form-action frame-ancestors
  require-trusted-types-for trusted-types`.split(/\s+/),
);

export interface CspReport {
  readonly directive: string;
  /** The origin of the page. */
  readonly ownOrigin: string;
  readonly blocked: string;
  readonly source: string;
}

/** What a report states; undefined when no page of ours could have sent it, or an extension of the browser is the cause. */
export function readReport({ 'csp-report': report }: v.InferOutput<typeof cspReport>): CspReport | undefined {
  const page = report['document-uri'];
  const directive = (report['effective-directive'] || report['violated-directive'] || '').split(' ', 1)[0] ?? '';
  const [blocked, source] = [report['blocked-uri'] ?? '', report['source-file'] ?? ''];
  if (!DIRECTIVES.has(directive) || !/^https?:/.test(page) || !URL.canParse(page)) return undefined;
  if ([blocked, source].some((url) => /^[a-z-]*extension\b/.test(url))) return undefined;
  return { directive, ownOrigin: new URL(page).origin, blocked, source };
}
