import { brand } from '@verdant/shared/brand';
import type { Language } from '@verdant/shared/contract';
import { html, type Html } from '@verdant/federation/http';
import { tokenColour } from '../design-tokens';

/** Colours of the light theme, because many mail clients lack custom properties and a dark theme. */
const colours = {
  paper: tokenColour('light', '--bg'),
  text: tokenColour('light', '--text'),
  muted: tokenColour('light', '--text-muted'),
  line: tokenColour('light', '--border'),
  mark: tokenColour('light', '--you'),
  button: tokenColour('light', '--accent'),
  onButton: tokenColour('light', '--on-accent'),
};
const font = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const paragraph = `margin:0 0 16px;font:16px/1.55 ${font};color:${colours.text}`;
const note = `margin:0 0 12px;font:14px/1.5 ${font};color:${colours.muted}`;
const heading = `margin:0 0 20px;font:500 28px/1.2 ${font};letter-spacing:-0.02em;color:${colours.text}`;
const hairline = `border-top:1px solid ${colours.line}`;

const HEAPS = [1, 2, 4, 3, 1];
const cellOf = (isDot: boolean): Html =>
  html`<td width="6" height="6" style="padding:0;font-size:0;line-height:0"><div style="width:5px;height:5px;border-radius:3px${isDot ? `;background:${colours.mark}` : ''}"></div></td>`;
/** The product's logo as table cells, because mail clients do not show SVG, and block images at first. */
const markTable = html`<table role="presentation" aria-hidden="true" align="left" cellpadding="0" cellspacing="0" border="0" style="margin-right:10px">${[4, 3, 2, 1].map((row) => html`<tr>${HEAPS.map((height) => cellOf(height >= row))}</tr>`)}</table>`;

/** A link that looks like a button. `fallback` introduces the URL as text. */
export interface MailButton {
  readonly label: string;
  readonly url: string;
  readonly fallback: string;
}

interface MailPage {
  readonly language: Language;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly button?: MailButton | undefined;
  readonly notes: readonly string[];
  readonly stop?: { readonly label: string; readonly url: string } | undefined;
  readonly sender: string;
}

const paragraphs = (texts: readonly string[], style: string): Html[] =>
  texts.map((text) => html`<p style="${style}">${text}</p>\n`);

const stopLink = ({ label, url }: { label: string; url: string }): Html =>
  html`<p style="${note}"><a href="${url}" style="color:${colours.text}">${label}</a></p>\n`;

const buttonTable = ({ label, url, fallback }: MailButton): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 28px"><tr><td bgcolor="${colours.button}" style="border-radius:12px"><a href="${url}" style="display:inline-block;padding:15px 24px;font:600 16px/1.2 ${font};color:${colours.onButton};text-decoration:none">${label}</a></td></tr></table>
<p style="${note}">${fallback}<br><a href="${url}" style="color:${colours.text};word-break:break-all">${url}</a></p>
`;

/** Returns the HTML of a mail. Tables are only where Outlook needs them. */
export function renderMailHtml({ language, title, paragraphs: texts, button, notes, stop, sender }: MailPage): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background:${colours.paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colours.paper}">
<tr><td align="center" style="padding:32px 20px 48px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left">
<tr><td style="padding-bottom:20px;font:600 19px/1.2 ${font};color:${colours.text}">${markTable}${brand.name}</td></tr>
<tr><td style="padding:28px 0 20px;${hairline}">
<h1 style="${heading}">${title}</h1>
${paragraphs(texts, paragraph)}${button ? [buttonTable(button)] : []}</td></tr>
<tr><td style="padding-top:20px;${hairline}">
${paragraphs(notes, note)}${stop ? [stopLink(stop)] : []}${paragraphs([sender], note)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.markup;
}
