export type { PageFor, PageMetadata } from './page-metadata';
export { attributesOf } from './render-page';
export { inlineScriptHashes, servePages } from './serve-pages';
