import { html, inlineJson, type Html } from '@verdant/federation/http';
import { fillText, type Language } from '@verdant/shared/contract';
import type { Theme } from '../../design-tokens';
import { institutions, type Institution } from './samples';
import {
  scenarios,
  technicalError,
  widgetTexts,
  widgetUsers,
  type TechnicalError,
  type WidgetTexts,
} from './scenarios';

export interface WidgetParameters {
  readonly language: Language;
  /** Origin of the page that can embed the widget and gets its messages; undefined if no page can embed the widget. */
  readonly origin: string | undefined;
  /** Theme of the embedding page; dark by default. */
  readonly theme?: Theme | undefined;
  readonly accessToken?: string;
  readonly error?: TechnicalError;
}

const STEPS = 4;

interface Step {
  /** Id of the step's HTML element. */
  readonly id: string;
  readonly title: string;
  readonly body: Html;
  readonly number?: number;
}

function progressOf(step: number | undefined, t: WidgetTexts): Html {
  if (step === undefined) return html``;
  const words = fillText(t.step, { step, steps: STEPS });
  return html`<p><span class="visually-hidden">${words}</span><progress max="${String(STEPS)}" value="${String(step)}" aria-hidden="true"></progress></p>`;
}

const closeButton = (label: string): Html => html`<button type="button" class="quiet" data-close>${label}</button>`;
const doneAction = (label: string): Html =>
  html`<div class="actions"><button type="button" data-close data-first>${label}</button></div>`;
const problem = (field: string): Html => html`<p class="problem" id="${field}-problem" role="alert" hidden></p>`;

const institutionItem =
  (t: WidgetTexts) =>
  ({ id, name, about }: Institution): Html =>
    html`<li><button type="button" value="${String(id)}" class="institution"><strong>${name}</strong><small>${t.about[about]}</small></button></li>`;

function banksStep(t: WidgetTexts): Html {
  return html`<form><label for="search">${t.banks.search}</label>
<div class="row"><input id="search" type="search" autocomplete="off" maxlength="100" data-first><button class="quiet">${t.banks.submit}</button></div></form>
<ul class="institutions">${institutions.map(institutionItem(t))}</ul>
<p role="status" hidden>${t.banks.none}</p>`;
}

function signInStep(t: WidgetTexts): Html {
  return html`<form><label for="user">${t.signIn.user}</label>
<input id="user" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="100" data-first aria-describedby="user-problem">
${problem('user')}
<label for="password">${t.signIn.password}</label>
<input id="password" type="password" autocomplete="off" maxlength="100">
<div class="actions"><button>${t.continue}</button>${closeButton(t.cancel)}</div></form>
<details><summary>${t.signIn.names}</summary>
<dl>${scenarios.map(({ userName, meaning }) => html`<dt><code>${userName}</code></dt><dd lang="en">${meaning}</dd>`)}</dl>
<p>${t.signIn.any}</p></details>`;
}

function codeStep(t: WidgetTexts): Html {
  return html`<form><p>${t.code.text}</p>
<label for="code">${t.code.label}</label>
<input id="code" inputmode="numeric" autocomplete="off" maxlength="12" data-first aria-describedby="code-problem">
${problem('code')}
<div class="actions"><button>${t.continue}</button>${closeButton(t.cancel)}</div></form>`;
}

function consentStep(t: WidgetTexts): Html {
  return html`<p>${t.consent.text}</p>
<ul><li>${t.consent.accounts}</li><li>${t.consent.transactions}</li></ul>
<p>${t.consent.limits}</p>
<form><div class="actions"><button data-first>${t.consent.agree}</button>${closeButton(t.consent.decline)}</div></form>`;
}

const progressStep = (t: WidgetTexts): Html =>
  html`<div role="status"><p>${t.progress.text}</p><progress aria-hidden="true"></progress></div>`;

/** Returns the steps of the widget. The script `widget.js` fills in `{bank}`, problems, accounts and the error. */
function stepsOf(t: WidgetTexts): Step[] {
  const { result } = t;
  return [
    { id: 'banks', title: t.banks.title, number: 1, body: banksStep(t) },
    { id: 'sign-in', title: t.signIn.title, number: 2, body: signInStep(t) },
    { id: 'enter-code', title: t.code.title, number: 2, body: codeStep(t) },
    { id: 'consent', title: t.consent.title, number: 3, body: consentStep(t) },
    { id: 'progress', title: t.progress.title, number: 4, body: progressStep(t) },
    {
      id: 'linked',
      title: result.linked,
      body: html`<p>${result.linkedText}</p>
<ul class="accounts"></ul>
${doneAction(result.done)}`,
    },
    {
      id: 'failed',
      title: result.failed,
      body: html`<p>${result.failedText}</p>
${doneAction(result.done)}`,
    },
    {
      id: 'error',
      title: t.failure.title,
      body: html`<p id="error-message"></p><p class="code" id="error-code"></p>
${doneAction(t.close)}`,
    },
  ];
}

/** Renders the widget with every step, of which the script shows one at a time. */
export function renderWidget(opening: WidgetParameters): string {
  const { language, origin, theme = 'dark', accessToken, error } = opening;
  const t = widgetTexts[language];
  const section = ({ id, title, body, number }: Step) => html`<section id="${id}" hidden>
${progressOf(number, t)}
<h1 tabindex="-1">${title}</h1>
${body}
</section>
`;
  const visit = {
    origin,
    accessToken,
    language,
    error,
    users: widgetUsers,
    texts: { missing: t.signIn.missing, unknown: t.signIn.unknown, wrongCode: t.code.wrong },
    offline: technicalError('E503', 'SERVICE_UNAVAILABLE', t.failure.offline),
  };
  return html`<!doctype html>
<html lang="${language}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${theme}">
<title>FastLink</title>
<link rel="stylesheet" href="/widget/tokens.css">
<link rel="stylesheet" href="/widget/widget.css">
<script src="/widget/widget.js" defer></script>
</head>
<body>
<header aria-label="FastLink">
<p class="mark">FastLink <span class="sandbox">Sandbox</span></p>
<button type="button" class="quiet" data-close aria-label="${t.close}"><span aria-hidden="true">&#10005;</span></button>
</header>
<main aria-label="FastLink">
${stepsOf(t).map(section)}</main>
<footer aria-label="FastLink">${t.footer}</footer>
<script type="application/json" id="visit">${inlineJson(visit)}</script>
</body>
</html>
`.markup;
}
