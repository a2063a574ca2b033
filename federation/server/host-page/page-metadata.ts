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
  /** Attributes of the `html` element, `lang` among them: what is in force until the inline script has run. */
  readonly htmlAttributes: Readonly<Record<string, string>>;
  /** As in `<meta name="color-scheme">`. */
  readonly colorScheme: string;
  readonly noscript: string;
}
