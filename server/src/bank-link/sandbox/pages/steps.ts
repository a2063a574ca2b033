import { html, type Html } from '@verdant/federation/http';
import type { Institution } from '../institutions';
import { scenarios, type TechnicalError, type WidgetMessage } from '../messages';
import type { SandboxAccount } from '../sample-accounts';
import { closeButton, renderStep, stepForm } from './frame';

/** The state of the visit, for the forms of a page. */
export interface Standing {
  readonly origin: string;
  readonly theme: 'light' | 'dark' | undefined;
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

function institutionButton(institution: Institution): Html {
  return html`<li><button name="provider" value="${String(institution.id)}" class="institution">${badge(institution)}<span><strong>${institution.name}</strong><small>${institution.about}</small></span></button></li>`;
}

export function institutionsPage({ visit, ...place }: Standing, found: readonly Institution[], search: string): string {
  const list =
    found.length > 0
      ? html`<ul class="institutions">${found.map(institutionButton)}</ul>`
      : html`<p role="status">No bank of that name. Try another word.</p>`;
  return renderStep({
    title: 'Select your bank',
    ...place,
    step: 1,
    body: html`${stepForm(
      'institutions',
      visit,
      html`<label for="search">Search by name</label>
<div class="row"><input id="search" name="search" type="search" value="${search}" autocomplete="off" maxlength="100" data-first><button class="quiet">Search</button></div>`,
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

const userNames = (): Html => html`<details><summary>User names of the sandbox</summary>
<dl>${scenarios.map(({ userName, meaning }) => html`<dt><code>${userName}</code></dt><dd>${meaning}</dd>`)}</dl>
<p>Any password will do.</p></details>`;

export function credentialsPage(
  { visit, ...place }: Standing,
  institution: Institution,
  problem?: string,
  userName = '',
): string {
  return renderStep({
    title: `Sign in to ${institution.name}`,
    ...place,
    step: 2,
    body: html`${stepForm(
      'credentials',
      visit,
      html`${field('user', 'User name', html`<input id="user" name="user" value="${userName}" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="100" data-first ${invalid('user', problem)}>`, problem)}
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="off" maxlength="100">
<div class="actions"><button>Continue</button>${closeButton('Cancel')}</div>`,
    )}
${userNames()}`,
  });
}

export function codePage({ visit, ...place }: Standing, institution: Institution, problem?: string): string {
  return renderStep({
    title: 'Enter your code',
    ...place,
    step: 2,
    body: stepForm(
      'code',
      visit,
      html`<p>${institution.name} sent a code to your phone. In the sandbox it is 123456.</p>
${field('code', 'Code', html`<input id="code" name="code" inputmode="numeric" autocomplete="off" maxlength="12" data-first ${invalid('code', problem)}>`, problem)}
<div class="actions"><button>Continue</button>${closeButton('Cancel')}</div>`,
    ),
  });
}

export function consentPage({ visit, ...place }: Standing, institution: Institution): string {
  return renderStep({
    title: 'Share your data',
    ...place,
    step: 3,
    body: html`<p>You agree that ${institution.name} shares, read-only and for 12 months:</p>
<ul class="points"><li>the names, types and balances of your accounts</li><li>their transactions of the last 12 months</li></ul>
<p>Nobody can move your money. You can stop sharing at any time.</p>
${stepForm('consent', visit, html`<div class="actions"><button data-first>Agree and connect</button>${closeButton("Don't agree")}</div>`)}`,
  });
}

export function progressPage({ visit, ...place }: Standing, institution: Institution, afterMs: number): string {
  return renderStep({
    title: 'Connecting',
    ...place,
    step: 4,
    body: html`<div role="status"><p>Reading your accounts at ${institution.name}...</p><div class="busy" aria-hidden="true"></div></div>
${stepForm('finish', visit, html`<noscript><button>Continue</button></noscript>`, html`data-after="${String(afterMs)}"`)}`,
  });
}

export interface Result {
  readonly origin: string;
  readonly theme: 'light' | 'dark' | undefined;
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
<div class="actions"><button type="button" data-close data-first>Done</button></div>`,
  });
}

export function errorPage(origin: string | undefined, error: TechnicalError): string {
  return renderStep({
    title: 'Something went wrong',
    origin,
    messages: [{ data: error, afterMs: 0 }],
    body: html`<p>${error.message}</p><p class="code">${error.code} ${error.title}</p>
<div class="actions"><button type="button" data-close data-first>Close</button></div>`,
  });
}
