import type { IncomingHttpHeaders } from 'node:http';

/** Image that apps show as the preview of a link: a bitmap with an absolute URL. */
interface PreviewPicture {
  readonly url: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface PageMetadata {
  readonly name: string;
  /** Returns the document title, given the title that a remote declares, if any. */
  readonly titleOf: (pageTitle?: string) => string;
  readonly description: string;
  readonly keywords: string;
  readonly themeColor: string;
  /** Icon, also the image of shared links if there is no `preview`. */
  readonly image: { readonly url: string; readonly type: string };
  readonly preview?: PreviewPicture;
  /** Further `link` elements, such as a web app manifest. */
  readonly links?: readonly { readonly rel: string; readonly href: string }[];
  /**
   * Attributes of `html` until the inline script has run. `lang` also selects the titles and descriptions of remotes.
   */
  readonly htmlAttributes: Readonly<Record<string, string>>;
  readonly colorScheme: string;
  readonly noscript: string;
  /** Texts of the page for a visitor whose network sends too many requests: the message, and the link to try again. */
  readonly busy?: { readonly text: string; readonly retry: string };
}

/** Returns the metadata for the visitor who sent these request headers, such as texts in an accepted language. */
export type GetPageMetadata = (headers: IncomingHttpHeaders) => PageMetadata;
