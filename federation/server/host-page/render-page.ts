import type { IncomingHttpHeaders } from 'node:http';
import { REGISTRY_ELEMENT_ID, type RegistryRemote, type Translations } from '../../contract';
import type { HostManifest } from '../builds/read-builds';
import { html, Html, inlineJson } from '../http';
import { toRegistry, type RequestedPage, type Resolution } from '../registry/resolution';
import type { PrerenderedPage } from './prerenderer';

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

export interface PageContent {
  readonly host: HostManifest;
  readonly metadata: PageMetadata;
  /** Undefined for an address that no remote declares. */
  readonly requested: RequestedPage | undefined;
  readonly resolution: Resolution;
  readonly nonce: string;
  /** Third-party origins from which the page is allowed to load scripts. */
  readonly otherOrigins: readonly string[];
  readonly prerendered: PrerenderedPage | undefined;
}

type Page = RegistryRemote['pages'][number];

/** Returns the elements for a shared link's image. Apps show a bitmap (`preview`) in large size, an icon in small size. */
function pictureElements({ image, preview }: PageMetadata): Html {
  if (!preview) {
    return html`<meta property="og:image" content="${image.url}">
<meta name="twitter:card" content="summary">`;
  }
  return html`<meta property="og:image" content="${preview.url}">
<meta property="og:image:type" content="${preview.type}">
<meta property="og:image:width" content="${String(preview.width)}">
<meta property="og:image:height" content="${String(preview.height)}">
<meta property="og:image:alt" content="${preview.alt}">
<meta name="twitter:card" content="summary_large_image">`;
}

/** Returns a text of a remote's page in the language of the document, else in English. */
function inLanguage(
  text: string | undefined,
  translations: Translations | undefined,
  language: string | undefined,
): string | undefined {
  return (language === undefined ? undefined : translations?.[language]) ?? text;
}

function metaElements(metadata: PageMetadata, page: Page | undefined): Html {
  const { name, keywords, themeColor, colorScheme, image, links = [], htmlAttributes } = metadata;
  const language = htmlAttributes['lang'];
  const title = metadata.titleOf(inLanguage(page?.title, page?.titles, language));
  const description = inLanguage(page?.description, page?.descriptions, language) ?? metadata.description;
  return html`<title>${title}</title>
<meta name="description" content="${description}">
<meta name="keywords" content="${keywords}">
<meta name="theme-color" content="${themeColor}">
<meta name="color-scheme" content="${colorScheme}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
${pictureElements(metadata)}
<link rel="icon" href="${image.url}" type="${image.type}">${links.map(({ rel, href }) => html`\n<link rel="${rel}" href="${href}">`)}`;
}

/** Returns the attributes of the `html` element, each after a space. */
export function htmlElementAttributes({ htmlAttributes }: PageMetadata): Html[] {
  return Object.entries(htmlAttributes).map(([name, value]) => html` ${new Html(name)}="${value}"`);
}

/** Returns the attribute with the calls that the host's inline script starts for a signed-in user. */
function callsOf(page: Page | undefined): Html[] {
  return page?.calls?.length ? [html` data-calls="${page.calls.join(' ')}"`] : [];
}

function styleElements({ host, prerendered }: PageContent): Html[] {
  if (!prerendered) return host.css.map((name) => html`<link rel="stylesheet" href="/${name}">\n`);
  return prerendered.styles.map(({ file, text }) => html`<style data-href="${file}">${new Html(text)}</style>\n`);
}

/** Returns preload elements. Browsers use a preload only for the same hash and credentials mode. */
function preloadElements({ host, requested, nonce, prerendered }: PageContent): Html[] {
  // Low priority of scripts lets a prerendered page load its content first. An app shell has too little content for this.
  const priority = prerendered && !prerendered.isAppShell ? html` fetchpriority="low"` : html``;
  // Only pages for signed-in users need the host's on-demand scripts.
  const hostCode = (requested?.page.access === 'guarded' ? host.onDemand : []).map(
    (name) =>
      html`<link rel="preload" href="/${name}" as="script" nonce="${nonce}" crossorigin="anonymous"${priority}>\n`,
  );
  if (!requested) return hostCode;
  const { remote, page } = requested;
  const { js, css } = remote.modules[page.module] ?? { js: [], css: [] };
  const styles = css.map(
    (name) =>
      html`<link rel="preload" href="${remote.url}${name}" as="style" integrity="${remote.integrity[name] ?? ''}" crossorigin="anonymous">\n`,
  );
  const code = [...new Set([remote.entry, ...js])].map(
    (name) =>
      html`<link rel="preload" href="${remote.url}${name}" as="script" integrity="${remote.integrity[name] ?? ''}" nonce="${nonce}" crossorigin="anonymous"${priority}>\n`,
  );
  return [...(prerendered ? [] : styles), ...code, ...hostCode];
}

function registryElement({ resolution, requested, otherOrigins }: PageContent): Html {
  const registry = {
    ...toRegistry(resolution, requested?.remote.name),
    ...(otherOrigins.length > 0 && { script_origins: otherOrigins }),
  };
  return html`<script type="application/json" id="${REGISTRY_ELEMENT_ID}">${inlineJson(registry)}</script>\n`;
}

function scriptElements({ host, nonce, prerendered }: PageContent): Html[] {
  const priority = prerendered?.isAppShell ? html` fetchpriority="high"` : html``;
  return host.js.map((name) => html`<script src="/${name}" nonce="${nonce}" defer${priority}></script>\n`);
}

/** Returns the elements that request files. Scripts come after a prerendered page's content, but first in an app shell. */
function fileElements(content: PageContent): { head: Html[]; last: Html[] } {
  const { host, prerendered } = content;
  const fonts = host.preload.map(
    (name) => html`<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin>\n`,
  );
  const styles = styleElements(content);
  const modules = preloadElements(content);
  const scripts = scriptElements(content);
  const registry = registryElement(content);
  if (!prerendered) return { head: [...styles, ...fonts, ...modules, registry, ...scripts], last: [] };
  if (prerendered.isAppShell) return { head: [...scripts, ...fonts, ...modules, ...styles], last: [registry] };
  return { head: [...styles, ...fonts], last: [...modules, registry, ...scripts] };
}

export function renderPage(content: PageContent): string {
  const { host, metadata, requested, prerendered } = content;
  const { head, last } = fileElements(content);
  const root = prerendered
    ? html`<div id="root" data-prerendered="${prerendered.language}"${prerendered.isAppShell ? html` data-app-shell` : html``}>${new Html(prerendered.html)}</div>\n`
    : html`<div id="root"></div>\n`;
  return html`<!doctype html>
<html${htmlElementAttributes(metadata)}${callsOf(requested?.page)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${metaElements(metadata, requested?.page)}
<script>${new Html(host.inlineScript)}</script>
${head}</head>
<body>
${root}${last}<noscript>${metadata.noscript}</noscript>
</body>
</html>
`.markup;
}

const BUSY = { text: 'Many people on your network are opening this page right now.', retry: 'Try again' };

/** Renders a page without scripts. */
function renderNotice(metadata: PageMetadata, content: Html): string {
  return html`<!doctype html>
<html${htmlElementAttributes(metadata)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${metadata.colorScheme}">
<title>${metadata.titleOf()}</title>
</head>
<body>${content}</body>
</html>
`.markup;
}

/** Renders the page for a visitor whose network has reached its limits. */
export function renderBusyPage(metadata: PageMetadata): string {
  const { name, busy = BUSY } = metadata;
  return renderNotice(metadata, html`<h1>${name}</h1><p>${busy.text}</p><p><a href="">${busy.retry}</a></p>`);
}

export function renderUnbuiltPage(metadata: PageMetadata): string {
  const text = html`<h1>${metadata.name} is not built yet</h1><p>Run npm run build and start again.</p>`;
  return renderNotice(metadata, text);
}
