type LoadEvent = { type: string; target: { src: string; href: string } };
/**
 * The link element that mini-css-extract-plugin creates for a chunk's style sheet. This element is never added to the page.
 */
type StyleLink = { href: string; onload: (event: LoadEvent) => void; onerror: (event: LoadEvent) => void };

/** Functions of webpack's runtime that the load guard adds or replaces; optional functions exist only where needed. */
declare const __webpack_require__: {
  l?: (url: string, done: (event: LoadEvent) => void) => Promise<void>;
  e?: (chunkId: string) => Promise<unknown>;
  /** Cancels slow requests for files of this build. */
  cancelSlow?: () => void;
  guardedStyle: (link: StyleLink) => Promise<void>;
};
