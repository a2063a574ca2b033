import type { FaultStart, RequestedFault } from '../../../contract/faults';
import { attributesOf, type PageMetadata } from '../../host-page';
import { html, Html, inlineJson } from '../../http';
import { labelOf } from '../labels';
import { isOpen, isWaiting } from '../lab-faults';
import { isOn } from '../lab-layer';
import { toRequested } from '../lab-request';
import { shareUrl, type LabTarget } from '../lab-state';
import { defaultSeconds } from '../fault-engine';
import type { Recipes } from '../read-recipes';
import type { SharedFaults } from '../share-link';
import type { LabSession } from '../store';
import { faultForm, limitForm, recipeSection } from './forms';

interface LabPage {
  readonly metadata: PageMetadata;
  /** Next to the product's name. */
  readonly links: readonly { readonly label: string; readonly url: string }[];
  /** The host's script that runs before the first paint; none without a host. */
  readonly firstPaint: string | undefined;
  readonly targets: readonly LabTarget[];
  readonly session: LabSession | undefined;
  /** From a link of another user, or a recipe; without faults when the link is invalid. */
  readonly shared: { readonly faults: SharedFaults | undefined } | undefined;
  readonly recipes: Recipes;
}

function startText(start: FaultStart): string {
  if (start === 'open') return '';
  return start === 'signal' ? 'starts when you say so' : `starts ${start} seconds after the page was opened`;
}

function detailsOf({ file, seconds, previous, fault, start }: Omit<RequestedFault, 'times'>): string {
  const byDefault = defaultSeconds[fault];
  const duration = byDefault === undefined ? '' : `${seconds ?? byDefault} seconds`;
  const details = [file ?? '', duration, previous ? '' : 'not in the previous release', startText(start)];
  return details.filter(Boolean).join(', ');
}

const times = (count: number) => `${count} ${count === 1 ? 'time' : 'times'}`;

function describe(fault: Omit<RequestedFault, 'times'>, often: string): Html {
  const details = detailsOf(fault);
  return html`<p class="what"><strong>${fault.remote}</strong> <span class="stage">${fault.stage}</span> ${labelOf(fault.stage, fault.fault)}</p>
<p class="note">${details === '' ? '' : `${details}; `}${often}</p>`;
}

const limitText = (ms: number | null) =>
  ms === null ? '' : `A stage that takes longer than ${ms / 1000} seconds has failed.`;

function stateSection(session: LabSession | undefined): Html {
  const on = session && isOn(session) ? session : undefined;
  const faults = on?.faults ?? [];
  const items = faults.map((fault, index) => {
    const often = fault.left === null ? 'until cleared' : isOpen(fault) ? `${times(fault.left)} more` : 'used up';
    return html`<li>
<div>${describe(toRequested(fault), often)}</div>
<button type="button" class="button secondary" data-remove="${String(index)}" aria-label="Remove ${fault.remote}, ${labelOf(fault.stage, fault.fault)}">Remove</button>
</li>`;
  });
  const list =
    items.length > 0
      ? html`<ul class="faults">${items}</ul>`
      : html`<p class="note">No faults. Everything loads as for everybody else.</p>`;
  const limit = on?.timeoutMs ? html`<p class="limit">${limitText(on.timeoutMs)}</p>` : html``;
  const waits = faults.some((fault) => fault.start === 'signal' && isWaiting(fault, Date.now()));
  const start = waits ? html`<button type="button" class="button" data-signal>Start in the open page</button>` : html``;
  const controls = on
    ? html`<div class="row">${start}<button type="button" class="button${waits ? ' secondary' : ''}" data-clear>Clear all</button></div>
<div class="field"><label for="lab-share">Link to share</label><input id="lab-share" readonly value="${shareUrl(on)}" data-share></div>
<div class="row"><button type="button" class="button secondary" data-copy="link">Copy the link</button><button type="button" class="button secondary" data-copy="recipe">Copy as a recipe</button></div>
<p class="note">It asks before it sets the faults. It ends by itself at <time datetime="${on.expiresAt.toISOString()}">${on.expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>.</p>`
    : html``;
  return html`<section class="card" id="state" aria-labelledby="state-title">
<h2 id="state-title" tabindex="-1">In this browser <span class="badge ${on ? 'on' : 'off'}">${on ? 'on' : 'off'}</span></h2>
${list}${limit}${controls}
<script type="application/json" id="lab-state">${inlineJson({ faults: faults.map(toRequested), timeout_ms: on?.timeoutMs ?? null })}</script>
</section>`;
}

function sharedSection({ shared }: LabPage): Html {
  if (!shared) return html``;
  const { faults } = shared;
  if (!faults) {
    return html`<section class="card alert" role="alert"><h2>This link cannot be read</h2><p>It may have been cut short on its way, or the recipe has gone. Ask for it again.</p></section>`;
  }
  const { name, description, offline, timeout_ms, ...rest } = faults;
  const items = rest.faults.map(
    (fault) =>
      html`<li><div>${describe(fault, fault.times === null ? 'until cleared' : times(fault.times))}</div></li>`,
  );
  return html`<section class="card alert" id="shared" aria-labelledby="shared-title">
<h2 id="shared-title">${name === undefined ? 'These faults were shared with you' : `Recipe ${name}`}</h2>
${description === undefined ? html`` : html`<p>${description}</p>`}
<ul class="faults">${items}</ul>
<p class="note">${limitText(timeout_ms)} They take the place of those in this browser.</p>
${offline ? html`<p class="limit">Take the network away yourself, in the browser's developer tools or by flight mode: no server can.</p>` : html``}
<div class="row"><button type="button" class="button" data-apply>Apply in this browser</button><a class="button secondary" href="/fault-lab">No, thanks</a></div>
<script type="application/json" id="lab-shared">${inlineJson({ faults: rest.faults, timeout_ms })}</script>
</section>`;
}

function remoteCard({ name, version, url, files }: LabTarget): Html {
  const chips = files.map((file) => html`<li>${file}</li>`);
  return html`<li class="card">
<h3>${name} <span class="version">${version}</span></h3>
<p class="note address">${url}</p>
<details><summary>${String(files.length)} scripts and styles beside the entry</summary><ul class="files">${chips}</ul></details>
<button type="button" class="button secondary" data-choose="${name}">Break ${name}</button>
</li>`;
}

/** What the last page of this tab left to the lab; the script fills it in. */
function reportSection(): Html {
  return html`<section class="card" id="report" aria-labelledby="report-title">
<h2 id="report-title">Report</h2>
<p class="note">What the page that you were on before in this tab has loaded, and what failed.</p>
<p class="note" data-none>None yet: open a page while the lab is on, then come back in the same tab.</p>
<div class="row" data-some hidden><button type="button" class="button secondary" data-format="text" data-name="text">Copy as text</button><button type="button" class="button secondary" data-format="json" data-name="JSON">Copy as JSON</button></div>
<details data-some hidden><summary>Show the report</summary><pre></pre></details>
<p role="status"></p>
</section>`;
}

/** The lab's page, whole, for one visitor. */
export function renderLabPage(page: LabPage): string {
  const { metadata, links, firstPaint, targets, session } = page;
  const { name, image } = metadata;
  const linkItems = links.map(({ label, url }) => html`<a href="${url}">${label}</a>`);
  return html`<!doctype html>
<html${attributesOf(metadata)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${metadata.colorScheme}">
<meta name="robots" content="noindex">
<title>${metadata.titleOf('Fault lab')}</title>
<link rel="icon" href="${image.url}" type="${image.type}">
${firstPaint === undefined ? html`` : html`<script>${new Html(firstPaint)}</script>`}
<link rel="stylesheet" href="/fault-lab/lab.css">
<script src="/fault-lab/lab.js" defer></script>
<script src="/fault-lab/lab-report.js" defer></script>
</head>
<body>
<header class="bar"><div class="inner"><a class="brand" href="/">${name}</a><nav aria-label="Tools">${linkItems}</nav></div></header>
<main class="inner">
<h1>Fault lab</h1>
<p class="lead">Breaks what the pages of ${name} load, in this browser only. A fault begins with the next page that you open or reload, or later in that page.</p>
<noscript><p class="card alert">The lab needs JavaScript to change anything.</p></noscript>
<p id="said" role="status"></p>
${sharedSection(page)}
<div class="columns">
${stateSection(session)}
<div class="stack">
${faultForm(targets)}
${limitForm(session?.timeoutMs ?? null)}
${recipeSection(page.recipes)}
${reportSection()}
</div>
</div>
<h2 class="section-title">Remotes</h2>
<ul class="remotes">${targets.map(remoteCard)}</ul>
</main>
</body>
</html>
`.markup;
}
