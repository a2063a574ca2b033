import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, Html } from '@verdant/federation/http';
import { brand } from '@verdant/shared/brand';
import { languages, type Language } from '@verdant/shared/contract';
import { RESET_STYLES, TOKEN_STYLES, type Theme } from '../design-tokens';
import { getSectionTexts } from '../translations';

const files = [RESET_STYLES, TOKEN_STYLES, join(__dirname, 'assets/offline.css')];

function withoutComments(css: string): string {
  const [first = '', ...others] = css.split('/*');
  return [first, ...others.map((part) => part.slice(part.indexOf('*/') + 2))].join('');
}

/** CSS that is inlined in the page, because the page is shown when no file can be fetched. */
const style = files.map((file) => withoutComments(readFileSync(file, 'utf8')).replaceAll(/\n\s*/g, '')).join('');
const styleHash = createHash('sha256').update(style).digest('base64');

/** Response headers, whose content security policy only allows the page's own style. */
export const offlineHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none';style-src 'sha256-${styleHash}';base-uri 'none';form-action 'none';frame-ancestors 'none'`,
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** SVG circles of the logo, as the component `Logo` of the shared UI kit renders them. */
const markDots = [1, 2, 4, 3, 1].flatMap((height, column) =>
  Array.from(
    { length: height },
    (_, row) => html`<circle cx="${(2.6 + column * 5.2).toFixed(1)}" cy="${(22.4 - row * 5.2).toFixed(1)}" r="2.3"/>`,
  ),
);

/** Returns a page that loads no files. `Try again` opens the same URL again. */
function offlinePage(language: Language, theme: Theme): string {
  const texts = getSectionTexts('offline-page')[language];
  return html`<!doctype html>
<html lang="${language}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="${theme}">
<title>${texts.title} | ${brand.name}</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
<p class="brand"><svg aria-hidden="true" viewBox="0 0 26 26" width="26" height="26">${markDots}</svg> ${brand.name}</p>
<h1>${texts.title}</h1>
<p class="lead">${texts.lead}</p>
<p><a class="retry" href="">${texts.retry}</a></p>
<section>
<h2>${texts.missing}</h2>
<ul>
<li>${texts.scores}</li>
<li>${texts.quiz}</li>
<li>${texts.account}</li>
</ul>
</section>
<section>
<h2>${texts.kept}</h2>
<p>${texts.keptText}</p>
</section>
</main>
</body>
</html>
`.markup;
}

/** Returns the page for a query such as `?language=de&theme=light`; by default English and dark. */
export function renderOfflinePage(query: Readonly<Record<string, unknown>>): string {
  const language = languages.find((code) => code === query['language']) ?? 'en';
  return offlinePage(language, query['theme'] === 'light' ? 'light' : 'dark');
}
