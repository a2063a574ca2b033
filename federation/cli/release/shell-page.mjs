import { createHash } from 'node:crypto';
import { registryElementId } from '../../build/contract-values.js';

/**
 * What `shell.json` states about a build's page; files are relative to its folder.
 * @typedef {{ js: string[], css: string[], inlineScript: string }} ShellFiles
 *
 * What a visit found.
 * @typedef {{ address: string, shown: string[], problems: string[] }} Seen `address`: where it ended; `shown`: remotes that
 *   showed something; `problems`: failure screens, errors and reports
 */

const OPENING = `<script type="application/json" id="${registryElementId()}">`;

/** The content of the element with the list of remotes. @param {string} html */
export const registryOf = (html) => html.split(OPENING)[1]?.split('</script>')[0];

/**
 * A page of the running server as the next shell would start in it: the same registry, nonce and title, with the other build's
 * styles and scripts, and without what the present shell prerendered.
 * @param {string} html
 * @param {ShellFiles} shell
 */
export function pageUnder(html, { js, css, inlineScript }) {
  const [first = '<html>'] = /<html[^<>]*>/.exec(html) ?? [];
  const [title = ''] = /<title>[^<]*<\/title>/.exec(html) ?? [];
  const [, afterNonce = ''] = html.split(' nonce="');
  const [nonce = ''] = afterNonce.split('"');
  const registry = registryOf(html);
  // Not a page of the host: a busy server's, or one that is not built.
  if (registry === undefined) return html;
  return `<!doctype html>
${first}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${title}
<script>${inlineScript}</script>
${css.map((name) => `<link rel="stylesheet" href="/${name}">`).join('')}${OPENING}${registry}</script>
${js.map((name) => `<script src="/${name}" nonce="${nonce}" defer></script>`).join('')}</head>
<body><div id="root"></div></body></html>`;
}

/** The page's policy with the other build's inline script in it, and nowhere to report to. @param {string} policy @param {string} inlineScript */
export function policyUnder(policy, inlineScript) {
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  const kept = policy.split(';').filter((directive) => !directive.trim().startsWith('report-'));
  return kept.join(';').replace(/script-src(?:-elem)? /g, `$&'sha256-${hash}' `);
}

/** An address that a declared path stands for: `/goals/1` for `/goals/:id`, `/goals` for `/goals/*`. @param {string} path */
export const addressFor = (path) => path.replace(/:[^/]+/g, '1').replace(/(?<=.)\/\*$/, '');

/** The same error of two builds reads the same: without origins and the hashes in names of files. @param {string} text */
export const withoutHashes = (text) =>
  text
    .replace(/https?:\/\/[^/\s)]+/g, '')
    .replace(/\.[\da-f]{8,64}(?=\.(?:js|css))/g, '')
    .replace(/:\d+:\d+/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, 300);

/**
 * What a visit under the next shell shows that the one under the present shell does not.
 * @param {Seen} present
 * @param {Seen} next
 * @returns {string[]} one line each
 */
export function newProblems(present, next) {
  const known = new Set(present.problems);
  return [
    ...(next.address === present.address ? [] : [`leads to ${next.address} instead of ${present.address}`]),
    ...present.shown.filter((one) => !next.shown.includes(one)).map((one) => `nothing of ${one} is shown`),
    ...new Set(next.problems.filter((one) => !known.has(one))),
  ];
}
