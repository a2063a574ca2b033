import { brand, pageTitle } from '@verdant/shared/brand';
import { REGISTRY_ELEMENT_ID, type RegistryRemote } from '@verdant/federation/contract';
import type { ShellManifest } from '../releases/read-builds';
import { toRegistry, type Resolution, type ServedRemote } from '../releases/resolution';
import { html, Html, inlineJson } from './html';

export interface PageParts {
  readonly shell: ShellManifest;
  readonly resolution: Resolution;
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

/** What the address needs beside the shell: the entry and the first files of its page's module. */
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

function metadata(title: string): Html {
  return html`<title>${title}</title>
<meta name="description" content="${brand.description}">
<meta name="keywords" content="${brand.keywords}">
<meta name="theme-color" content="${brand.themeColour}">
<meta name="color-scheme" content="dark light">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${brand.name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${brand.description}">
<meta property="og:image" content="${brand.image}">
<meta name="twitter:card" content="summary">
<link rel="icon" href="${brand.image}" type="image/svg+xml">`;
}

/** The path as pages are declared: without a final slash. */
export function pagePath(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}

/**
 * The shell's page for a path (as `pagePath` gives it): metadata, the list of remotes, and the files to load.
 * Dark is what is there before the inline script has looked at the visitor's own choice.
 */
export function renderPage({ shell, resolution }: PageParts, path: string): string {
  const { page, js, css } = preloadsOf(resolution.remotes, path);
  const fonts = shell.preload.map(
    (name) => html`<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin>\n`,
  );
  const styles = shell.css.map((name) => html`<link rel="stylesheet" href="/${name}">\n`);
  // A preload is used only by a request of the same kind: with the same hash and without credentials.
  const ahead =
    (kind: 'style' | 'script') =>
    ({ url, integrity }: Preload) =>
      html`<link rel="preload" href="${url}" as="${kind}" integrity="${integrity}" crossorigin="anonymous">\n`;
  const styleAhead = css.map(ahead('style'));
  const scriptAhead = js.map(ahead('script'));
  const scripts = shell.js.map((name) => html`<script src="/${name}" defer></script>\n`);
  return html`<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${metadata(pageTitle(page?.title))}
<script>${new Html(shell.inlineScript)}</script>
${styles}${fonts}${styleAhead}${scriptAhead}<script type="application/json" id="${REGISTRY_ELEMENT_ID}">${inlineJson(toRegistry(resolution))}</script>
${scripts}</head>
<body>
<div id="root"></div>
<noscript>${brand.name} needs JavaScript. Please turn it on and reload this page.</noscript>
</body>
</html>
`.markup;
}

/** What is answered while there is no build of the shell. */
export function renderUnbuilt(): string {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${brand.title}</title></head>
<body><h1>${brand.name} is not built yet</h1><p>Run npm run build and start again.</p></body>
</html>
`.markup;
}
