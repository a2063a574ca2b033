import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Builds } from '../../builds/read-builds';
import { htmlElementAttributes, type PageMetadata } from '../../host-page/render-page';
import { inlineScriptHashes } from '../../host-page/serve-pages';
import { html, Html } from '../../http';
import { setPlainPageHeaders } from '../../http/security-headers';

function renderLabPage(page: PageMetadata, firstPaint: string, links: readonly Html[]): string {
  return html`<!doctype html>
<html${htmlElementAttributes(page)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${page.colorScheme}">
<meta name="robots" content="noindex">
<title>${page.titleOf('Fault lab')}</title>
<link rel="icon" href="${page.image.url}" type="${page.image.type}">
<script>${new Html(firstPaint)}</script>
<link rel="stylesheet" href="/fault-lab/lab.css">
<script type="module" src="/fault-lab/lab.js"></script>
</head>
<body>
<header><a href="/"><strong>${page.name}</strong></a><nav aria-label="Tools">${links}</nav></header>
<main>
<h1>Fault lab</h1>
<p class="note">Breaks what the pages of ${page.name} load, in this browser only and for at most 24 hours. A fault begins with the next page that you open or reload.</p>
<noscript><p class="bad">The lab needs JavaScript.</p></noscript>
<p id="said" role="status"></p>
<div class="columns">
<section aria-labelledby="state-title">
<h2 id="state-title" tabindex="-1">In this browser: <span id="is-on">off</span></h2>
<ul id="faults"></ul>
<p><button id="clear">Clear all</button> <button class="secondary" id="copy-recipe">Copy as a recipe</button></p>
<pre id="recipe-text"></pre>
</section>
<form id="add" aria-labelledby="add-title">
<h2 id="add-title">Add a fault</h2>
<label>Remote <select name="remote"></select></label> <small id="url"></small>
<label>Stage and fault <select name="kind"></select></label>
<label>File <select name="file"></select></label>
<label>Calls <input name="calls"> <small>how their URL begins after /api/v1/, such as auth/; empty: all calls</small></label>
<label>Seconds <input name="seconds" type="number" min="1" max="300"></label>
<label>Times <input name="times" type="number" min="1" max="1000"> <small>empty: until cleared</small></label>
<label>Release that the browser falls back to <select name="previous"><option value="yes">has the fault, too</option><option value="no">does not have the fault</option></select></label>
<button>Add the fault</button>
</form>
<form id="limit" aria-labelledby="limit-title">
<h2 id="limit-title">Time limit</h2>
<label>Seconds for each stage <input name="limit" type="number" min="0.5" max="120" step="0.5"> <small>empty: 120, the default</small></label>
<button class="secondary">Set the limit</button>
</form>
<section aria-labelledby="recipes-title">
<h2 id="recipes-title">Recipes</h2>
<p class="note">A recipe takes the place of the faults in this browser.</p>
<ul id="recipes"></ul>
<label>Open a file <input id="recipe-file" type="file" accept=".json,application/json"> <small>JSON, such as faults/slow-phone.json</small></label>
</section>
<section aria-labelledby="report-title">
<h2 id="report-title">Report <small>of the page before this one, in this tab</small></h2>
<p><button class="secondary" id="copy-text">Copy as text</button> <button class="secondary" id="copy-json">Copy as JSON</button></p>
<pre id="report-text"></pre>
</section>
</div>
</main>
</body>
</html>
`.markup;
}

/** Appearance of the lab's page, by default in the browser's colours. */
export interface FaultLabStyle {
  /** CSS files: a reset, and the custom properties that `lab.css` uses. */
  readonly styles?: readonly string[];
  readonly fontFamily?: string;
  readonly links?: readonly { readonly label: string; readonly url: string }[];
}

const asset = (name: string) => readFileSync(join(__dirname, 'assets', name), 'utf8');

/** Returns the page's CSS: the product's styles, then the lab's styles, with the first font of the host's preloads. */
function styleSheet({ host }: Builds, { styles = [], fontFamily }: FaultLabStyle): string {
  const font = host?.manifest.preload[0];
  const face =
    font === undefined || fontFamily === undefined
      ? ''
      : `@font-face{font-family:'${fontFamily}';font-display:swap;font-weight:100 900;src:url(/${font}) format('woff2')}\n`;
  return face + [...styles.map((file) => readFileSync(file, 'utf8')), asset('lab.css')].join('\n');
}

/** Serves `/fault-lab`. The page uses neither host nor remotes, so that the page works even if host or remotes fail. */
export function serveLabPage(app: FastifyInstance, builds: Builds, metadata: PageMetadata, look: FaultLabStyle): void {
  const links = (look.links ?? []).map(({ label, url }) => html`<a href="${url}">${label}</a> `);
  const page = renderLabPage(metadata, builds.host?.manifest.inlineScript ?? '', links);
  const files = {
    'lab.css': ['text/css; charset=utf-8', styleSheet(builds, look)],
    'lab.js': ['text/javascript; charset=utf-8', asset('lab.js')],
  };
  for (const [name, [type = '', content]] of Object.entries(files)) {
    app.get(`/fault-lab/${name}`, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type(type).send(content),
    );
  }

  const scriptHashes = inlineScriptHashes(builds);
  app.get('/fault-lab', async (_request, reply) => {
    setPlainPageHeaders(reply, scriptHashes);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });
}
