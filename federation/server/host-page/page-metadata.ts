import type { IncomingHttpHeaders } from 'node:http';

/** Image that apps show as the preview of a link. Such apps need a bitmap and an absolute URL. */
export interface PreviewPicture {
  /** Absolute URL. */
  readonly url: string;
  readonly type: string;
  /** Width in pixels, like `height`. */
  readonly width: number;
  readonly height: number;
  /** Description of the image, for users who do not see the image. */
  readonly alt: string;
}

/** Metadata of the product for the host page. Remotes declare further metadata of their pages. */
export interface PageMetadata {
  readonly name: string;
  /** Returns the document title of a page, given the title that its remote declares, if any. */
  readonly titleOf: (pageTitle?: string) => string;
  /** Default description of pages. */
  readonly description: string;
  readonly keywords: string;
  readonly themeColor: string;
  /** Icon with its URL and content type. The icon is also the image of shared links if there is no `preview`. */
  readonly image: { readonly url: string; readonly type: string };
  /** Image of shared links. */
  readonly preview?: PreviewPicture;
  /** Further `link` elements, such as a web app manifest. */
  readonly links?: readonly { readonly rel: string; readonly href: string }[];
  /** Attributes of `html` until the inline script has run. `lang` also selects the titles and descriptions of remotes. */
  readonly htmlAttributes: Readonly<Record<string, string>>;
  /** Content of `<meta name="color-scheme">`. */
  readonly colorScheme: string;
  readonly noscript: string;
  /** Text instead of a page while the visitor's network sends too many requests, and label of the link to try again. */
  readonly busy?: { readonly text: string; readonly retry: string };
}

/** Returns the metadata for a visitor, for example in the language that the request accepts. */
export type PageFor = (headers: IncomingHttpHeaders) => PageMetadata;
