import { REGISTRY_ELEMENT_ID, type RegistryRemote } from '../../contract';
import type { HostManifest } from '../builds/read-builds';
import { html, Html, inlineJson } from '../http';
import type { PageScripts } from '../http/security-headers';
import { toRegistry, type Resolution, type ServedRemote } from '../registry';
import type { PageMetadata } from './page-metadata';

export interface PageParts {
  readonly host: HostManifest;
  readonly metadata: PageMetadata;
  readonly resolution: Resolution;
  readonly scripts: PageScripts;
}

type Page = RegistryRemote['pages'][number];

interface Preload {
  readonly url: string;
  readonly integrity: string;
}

interface Preloads {
  readonly page: Page | undefined;
  readonly js: readonly Preload[];
  readonly css: readonly Preload[];
}

/** What the path needs beside the host: the entry and the first files of its page's module. */
function preloadsOf(remotes: readonly ServedRemote[], path: string): Preloads {
  for (const remote of remotes) {
    const page = remote.pages.find((candidate) => candidate.path === path);
    if (!page) continue;
    const files = remote.modules[page.module];
    const preload = (name: string): Preload => ({
      url: `${remote.url}${name}`,
      integrity: remote.integrity[name] ?? '',
    });
    return {
      page,
      js: [...new Set([remote.entry, ...(files?.js ?? [])])].map(preload),
      css: (files?.css ?? []).map(preload),
    };
  }
  return { page: undefined, js: [], css: [] };
}

function metaElements(
  { name, description, keywords, themeColor, colorScheme, image }: PageMetadata,
  title: string,
): Html {
  return html`<title>${title}</title>
<meta name="description" content="${description}">
<meta name="keywords" content="${keywords}">
<meta name="theme-color" content="${themeColor}">
<meta name="color-scheme" content="${colorScheme}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:image" content="${image.url}">
<meta name="twitter:card" content="summary">
<link rel="icon" href="${image.url}" type="${image.type}">`;
}

/** The attributes of the `html` element, each after a space. */
export function attributesOf({ htmlAttributes }: PageMetadata): Html[] {
  return Object.entries(htmlAttributes).map(([name, value]) => html` ${new Html(name)}="${value}"`);
}

/** The title of a remote's page in the page's language, else in English; undefined where it declares none. */
function titleIn(page: Page | undefined, language: string | undefined): string | undefined {
  return (language === undefined ? undefined : page?.titles?.[language]) ?? page?.title;
}

/** What the host's inline script starts for somebody who is signed in. */
function callsOf(page: Page | undefined): Html[] {
  return page?.calls?.length ? [html` data-calls="${page.calls.join(' ')}"`] : [];
}

/** The path as pages are declared: without a final slash. */
export function pagePath(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}

/** The host's page for a path (as `pagePath` returns it): metadata, the list of remotes, and the files to load. */
export function renderPage({ host, metadata, resolution, scripts }: PageParts, path: string): string {
  const { page, js, css } = preloadsOf(resolution.remotes, path);
  const fonts = host.preload.map(
    (name) => html`<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin>\n`,
  );
  const styles = host.css.map((name) => html`<link rel="stylesheet" href="/${name}">\n`);
  // A preload is used only by a request of the same kind: with the same hash and without credentials.
  const styleAhead = css.map(
    ({ url, integrity }) =>
      html`<link rel="preload" href="${url}" as="style" integrity="${integrity}" crossorigin="anonymous">\n`,
  );
  const { nonce, otherOrigins } = scripts;
  const scriptAhead = js.map(
    ({ url, integrity }) =>
      html`<link rel="preload" href="${url}" as="script" integrity="${integrity}" nonce="${nonce}" crossorigin="anonymous">\n`,
  );
  const hostScripts = host.js.map((name) => html`<script src="/${name}" nonce="${nonce}" defer></script>\n`);
  const registry = { ...toRegistry(resolution), ...(otherOrigins.length > 0 && { script_origins: otherOrigins }) };
  return html`<!doctype html>
<html${attributesOf(metadata)}${callsOf(page)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${metaElements(metadata, metadata.titleOf(titleIn(page, metadata.htmlAttributes['lang'])))}
<script>${new Html(host.inlineScript)}</script>
${styles}${fonts}${styleAhead}${scriptAhead}<script type="application/json" id="${REGISTRY_ELEMENT_ID}">${inlineJson(registry)}</script>
${hostScripts}</head>
<body>
<div id="root"></div>
<noscript>${metadata.noscript}</noscript>
</body>
</html>
`.markup;
}

/** The page while there is no build of the host. */
export function renderUnbuilt({ name, titleOf }: PageMetadata): string {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${titleOf()}</title></head>
<body><h1>${name} is not built yet</h1><p>Run npm run build and start again.</p></body>
</html>
`.markup;
}
