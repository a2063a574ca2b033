import type { IncomingHttpHeaders } from 'node:http';

/** The product's metadata for the host page, beside what its remotes declare. */
export interface PageMetadata {
  readonly name: string;
  /** The document title of a page whose remote declares this title, or none. */
  readonly titleOf: (pageTitle?: string) => string;
  readonly description: string;
  readonly keywords: string;
  readonly themeColor: string;
  /** Icon and preview image: its URL and content type. */
  readonly image: { readonly url: string; readonly type: string };
  /**
   * Attributes of the `html` element, in force until the inline script has run. `lang` also chooses among the titles of
   * the remotes.
   */
  readonly htmlAttributes: Readonly<Record<string, string>>;
  /** As in `<meta name="color-scheme">`. */
  readonly colorScheme: string;
  readonly noscript: string;
}

/** The metadata for a visitor, for example in the language that the request accepts. */
export type PageFor = (headers: IncomingHttpHeaders) => PageMetadata;
