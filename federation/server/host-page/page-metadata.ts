import type { IncomingHttpHeaders } from 'node:http';

/** A bitmap for those who show links, which take no other and no relative URL. */
export interface PreviewPicture {
  /** Absolute. */
  readonly url: string;
  readonly type: string;
  /** Width in pixels, like `height`. */
  readonly width: number;
  readonly height: number;
  /** Description of the picture, for users who do not see it. */
  readonly alt: string;
}

/** The product's metadata for the host page, next to what its remotes declare. */
export interface PageMetadata {
  readonly name: string;
  /** The document title of a page whose remote declares this title, or none. */
  readonly titleOf: (pageTitle?: string) => string;
  /** Description of pages whose remote declares none. */
  readonly description: string;
  readonly keywords: string;
  readonly themeColor: string;
  /** The icon, and the picture of shared links where there is no `preview`: its URL and content type. */
  readonly image: { readonly url: string; readonly type: string };
  /** The picture of shared links. */
  readonly preview?: PreviewPicture;
  /** Further `link` elements, such as a web app manifest. */
  readonly links?: readonly { readonly rel: string; readonly href: string }[];
  /**
   * Attributes of the `html` element, in force until the inline script has run. `lang` also chooses among the titles and
   * descriptions of the remotes.
   */
  readonly htmlAttributes: Readonly<Record<string, string>>;
  /** Content of `<meta name="color-scheme">`. */
  readonly colorScheme: string;
  readonly noscript: string;
  /** Shown in place of a page while too many requests come from the visitor's network, and the label of the link that tries again. */
  readonly busy?: { readonly text: string; readonly retry: string };
}

/** The metadata for a visitor, for example in the language that the request accepts. */
export type PageFor = (headers: IncomingHttpHeaders) => PageMetadata;
