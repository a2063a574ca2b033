import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PAGES } from '../../build/translations.js';
import { COMMAND, PRODUCT_NAME, toEnvironmentVariable } from '../lib/product.mjs';
import { filesIn } from '../lib/workspace.mjs';

/** @typedef {import('./request.mjs').NewRemote} NewRemote */

/** @typedef {Pick<NewRemote, 'base' | 'component' | 'title'>} Words of a remote */

/** Replaces the placeholders of the template. @param {string} text @param {Words} remote */
const fillIn = (text, { base, component, title }) =>
  text
    .replaceAll('template-command', COMMAND)
    .replaceAll('template-product', PRODUCT_NAME)
    .replaceAll('TEMPLATE_PRODUCT_', toEnvironmentVariable(''))
    .replaceAll('template-page', base)
    .replaceAll('TemplatePage', component)
    .replaceAll('Template title', title);

/** @param {unknown} value */
export const asJson = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** @param {NewRemote} remote @param {string} contract version @param {number} order in the navbar */
export function remoteDeclarationOf({ name, base, path, title, nav, access, service }, contract, order) {
  const page = { path, module: `./${base}`, access, title, ...(nav !== undefined && { nav: { label: nav, order } }) };
  return { name, contract: `^${contract}`, pages: [page], ...(service !== undefined && { services: [service] }) };
}

const IS_TRANSLATION = /^src\/translations\/[a-z]{2}\.json$/;

/**
 * Returns the template's files with title and label of the page in each translation file, in English until the team
 * translates them.
 * @param {Record<string, string>} files texts by path
 * @param {NewRemote} remote
 * @returns {Record<string, string>}
 */
export function withPageTexts(files, { path, title, nav }) {
  const pages = { [`${path}.title`]: title, ...(nav !== undefined && { [`${path}.label`]: nav }) };
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [
      file,
      IS_TRANSLATION.test(file) ? asJson({ ...JSON.parse(text), [PAGES]: pages }) : text,
    ]),
  );
}

/**
 * Returns the template's files with the placeholders replaced.
 * @param {string} template folder of the template
 * @param {Words} remote
 * @returns {Record<string, string>}
 */
export function templateSources(template, remote) {
  return Object.fromEntries(
    filesIn(template).map((path) => [fillIn(path, remote), fillIn(readFileSync(join(template, path), 'utf8'), remote)]),
  );
}

/**
 * Returns the files of the team's own server, in a folder `service`; an empty object if the remote has no service.
 * @param {string} template folder of the template
 * @param {NewRemote} remote
 * @returns {Record<string, string>}
 */
export function serviceFiles(template, remote) {
  const { name, service } = remote;
  if (service === undefined) return {};
  const files = templateSources(template, { ...remote, base: service });
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`service/${path}`, text.replaceAll('template-remote', name)]),
  );
}

/** @param {string} folder @param {Record<string, string>} files texts by path */
export function writeFiles(folder, files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
