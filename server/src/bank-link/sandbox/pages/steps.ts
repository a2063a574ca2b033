import { html, type Html } from '@verdant/federation/http';
import type { Language } from '@verdant/shared/contract';
import type { Institution } from '../institutions';
import { scenarios, type TechnicalError, type WidgetMessage } from '../messages';
import type { SandboxAccount } from '../sample-accounts';
import { about, widgetTexts, type WidgetTexts } from '../texts';
import { closeButton, renderStep, stepForm } from './frame';

/** The state of the visit, for the forms of a page. */
export interface Standing {
  readonly origin: string;
  readonly theme: 'light' | 'dark' | undefined;
  readonly language: Language;
  /** The sealed visit. */
  readonly visit: string;
}

const initials = (name: string) =>
  name
    .split(/[\s&]+/)
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2);
const badge = ({ name }: Institution): Html => html`<span class="badge" aria-hidden="true">${initials(name)}</span>`;

const institutionButton =
  (t: WidgetTexts) =>
  (institution: Institution): Html =>
    html`<li><button name="provider" value="${String(institution.id)}" class="institution">${badge(institution)}<span><strong>${institution.name}</strong><small>${t.about[institution.about]}</small></span></button></li>`;

export function institutionsPage({ visit, ...place }: Standing, found: readonly Institution[], search: string): string {
  const t = widgetTexts[place.language];
  const list =
    found.length > 0
      ? html`<ul class="institutions">${found.map(institutionButton(t))}</ul>`
      : html`<p role="status">${t.banks.none}</p>`;
  return renderStep({
    title: t.banks.title,
    ...place,
    step: 1,
    body: html`${stepForm(
      'institutions',
      visit,
      html`<label for="search">${t.banks.search}</label>
<div class="row"><input id="search" name="search" type="search" value="${search}" autocomplete="off" maxlength="100" data-first><button class="quiet">${t.banks.submit}</button></div>`,
    )}
${stepForm('institution', visit, list)}`,
  });
}

function field(name: string, label: string, input: Html, problem: string | undefined): Html {
  return html`<label for="${name}">${label}</label>
${input}
${problem === undefined ? html`` : html`<p class="problem" id="${name}-problem" role="alert">${problem}</p>`}`;
}

const invalid = (name: string, problem: string | undefined): Html =>
  problem === undefined ? html`` : html`aria-invalid="true" aria-describedby="${name}-problem"`;

const userNames = (t: WidgetTexts): Html => html`<details><summary>${t.signIn.names}</summary>
<dl>${scenarios.map(({ userName, meaning }) => html`<dt><code>${userName}</code></dt><dd lang="en">${meaning}</dd>`)}</dl>
<p>${t.signIn.any}</p></details>`;

export function credentialsPage(
  { visit, ...place }: Standing,
  institution: Institution,
  problem?: string,
  userName = '',
): string {
  const t = widgetTexts[place.language];
  return renderStep({
    title: about(t.signIn.title, institution.name),
    ...place,
    step: 2,
    body: html`${stepForm(
      'credentials',
      visit,
      html`${field('user', t.signIn.user, html`<input id="user" name="user" value="${userName}" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="100" data-first ${invalid('user', problem)}>`, problem)}
<label for="password">${t.signIn.password}</label>
<input id="password" name="password" type="password" autocomplete="off" maxlength="100">
<div class="actions"><button>${t.continue}</button>${closeButton(t.cancel)}</div>`,
    )}
${userNames(t)}`,
  });
}

export function codePage({ visit, ...place }: Standing, institution: Institution, problem?: string): string {
  const t = widgetTexts[place.language];
  return renderStep({
    title: t.code.title,
    ...place,
    step: 2,
    body: stepForm(
      'code',
      visit,
      html`<p>${about(t.code.text, institution.name)}</p>
${field('code', t.code.label, html`<input id="code" name="code" inputmode="numeric" autocomplete="off" maxlength="12" data-first ${invalid('code', problem)}>`, problem)}
<div class="actions"><button>${t.continue}</button>${closeButton(t.cancel)}</div>`,
    ),
  });
}

export function consentPage({ visit, ...place }: Standing, institution: Institution): string {
  const t = widgetTexts[place.language];
  return renderStep({
    title: t.consent.title,
    ...place,
    step: 3,
    body: html`<p>${about(t.consent.text, institution.name)}</p>
<ul class="points"><li>${t.consent.accounts}</li><li>${t.consent.transactions}</li></ul>
<p>${t.consent.limits}</p>
${stepForm('consent', visit, html`<div class="actions"><button data-first>${t.consent.agree}</button>${closeButton(t.consent.decline)}</div>`)}`,
  });
}

export function progressPage({ visit, ...place }: Standing, institution: Institution, afterMs: number): string {
  const t = widgetTexts[place.language];
  return renderStep({
    title: t.progress.title,
    ...place,
    step: 4,
    body: html`<div role="status"><p>${about(t.progress.text, institution.name)}</p><div class="busy" aria-hidden="true"></div></div>
${stepForm('finish', visit, html`<noscript><button>${t.continue}</button></noscript>`, html`data-after="${String(afterMs)}"`)}`,
  });
}

export interface Result {
  readonly origin: string;
  readonly theme: 'light' | 'dark' | undefined;
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  readonly accounts: readonly SandboxAccount[];
  readonly messages: readonly WidgetMessage[];
  /** The message of the X once the flow has ended. */
  readonly closing: unknown;
}

export function resultPage({ accounts, text, ...step }: Result): string {
  const row = ({ accountName, accountNumber, providerName }: SandboxAccount): Html =>
    html`<li><strong>${accountName}</strong> <span>${accountNumber}</span><small>${providerName}</small></li>`;
  return renderStep({
    ...step,
    body: html`<p>${text}</p>
${accounts.length > 0 ? html`<ul class="accounts">${accounts.map(row)}</ul>` : html``}
<div class="actions"><button type="button" data-close data-first>${widgetTexts[step.language].result.done}</button></div>`,
  });
}

export function errorPage(origin: string | undefined, error: TechnicalError, language: Language = 'en'): string {
  const t = widgetTexts[language];
  return renderStep({
    title: t.failure.title,
    origin,
    language,
    messages: [{ data: error, afterMs: 0 }],
    body: html`<p>${error.message}</p><p class="code">${error.code} ${error.title}</p>
<div class="actions"><button type="button" data-close data-first>${t.close}</button></div>`,
  });
}
