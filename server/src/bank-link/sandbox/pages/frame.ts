import { html, inlineJson, type Html } from '@verdant/federation/http';
import { fillText, type Language } from '@verdant/shared/contract';
import { userClosed, type WidgetMessage } from '../messages';
import { widgetTexts } from '../texts';

export interface Step {
  readonly title: string;
  readonly body: Html;
  /** The target origin of messages; without one, none are sent. */
  readonly origin: string | undefined;
  readonly language: Language;
  /** The theme of the host page; by default the system's. */
  readonly theme?: 'light' | 'dark' | undefined;
  /** Sent automatically once the page has loaded. */
  readonly messages?: readonly WidgetMessage[];
  /** The message of the X and the other exits. */
  readonly closing?: unknown;
  /** The current step, 1 to 4. */
  readonly step?: number;
}

const STEPS = 4;

function stepMark(step: number | undefined, language: Language): Html {
  if (step === undefined) return html``;
  const words = fillText(widgetTexts[language].step, { step, steps: STEPS });
  return html`<p class="steps"><span class="visually-hidden">${words}</span><progress max="${String(STEPS)}" value="${String(step)}" aria-hidden="true"></progress></p>`;
}

/** A page of the widget: the frame with the sandbox mark and the X, the heading, and the content. */
export function renderStep({
  title,
  body,
  origin,
  language,
  theme,
  messages = [],
  closing = userClosed,
  step,
}: Step): string {
  const t = widgetTexts[language];
  return html`<!doctype html>
<html lang="${language}" data-origin="${origin ?? ''}" data-theme="${theme ?? ''}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="/widget/widget.css">
<script src="/widget/widget.js" defer></script>
</head>
<body>
<header aria-label="FastLink">
<p class="mark">FastLink <span class="sandbox">Sandbox</span></p>
<button type="button" class="close" data-close aria-label="${t.close}"><span aria-hidden="true">&#10005;</span></button>
</header>
<main aria-label="FastLink">
${stepMark(step, language)}
<h1 tabindex="-1">${title}</h1>
${body}
</main>
<footer aria-label="FastLink">${t.footer}</footer>
<script type="application/json" id="messages">${inlineJson(messages)}</script>
<script type="application/json" id="closing">${inlineJson(closing)}</script>
</body>
</html>
`.markup;
}

/** A form that leads to another step, with the state of the visit. */
export function stepForm(action: string, visit: string, content: Html, attributes: Html = html``): Html {
  return html`<form method="post" action="/widget/${action}" ${attributes}>
<input type="hidden" name="visit" value="${visit}">
${content}
</form>`;
}

export const closeButton = (label: string): Html =>
  html`<button type="button" class="quiet" data-close>${label}</button>`;
