import { createHash } from 'node:crypto';

/** A style sheet that is inlined into a page, with its hash for the Content Security Policy. */
export interface InlineStyle {
  /** Path of the replaced file, relative to its build. The browser's loader treats this file as loaded. */
  readonly file: string;
  readonly text: string;
  /** Hash in the form of `style-src`: `'sha256-...'`. */
  readonly hash: string;
}

const ADDRESS = /url\(\s*("[^"]+"|'[^']+'|[^"'()\s]+)\s*\)/g;
/** URLs that are not relative to the file: a scheme, a host, a path from the root, a fragment. */
const ABSOLUTE = /^([a-z][a-z0-9+.-]*:|\/|#)/i;

/** Makes the URLs in a style sheet absolute, because an inlined style sheet's relative URLs would refer to the page. */
function withAbsoluteAddresses(css: string, fileUrl: string): string {
  // Placeholder origin, because `URL` cannot resolve a path without an origin.
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
 * Returns the style sheet `file` for a `style` element: its text with absolute URLs, and the hash of this text. `url`: URL
 * of `file`.
 * @throws Error if the text of the style sheet would end its `style` element
 */
export function inlineStyle(css: string, url: string, file: string): InlineStyle {
  if (/<\/style|<!--/i.test(css)) throw new Error(`${file} would end its element`);
  const text = withAbsoluteAddresses(css.trim(), url);
  return { file, text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}
