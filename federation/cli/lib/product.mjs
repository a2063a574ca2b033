import { readFileSync } from 'node:fs';

const { bin } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/**
 * Name of this command in `bin` of package.json: `<product>-remote`. The product's name is derived only from the command's
 * name.
 */
export const [COMMAND = ''] = Object.keys(bin);

/** Name of the product, which is the key of its settings in package.json. */
export const PRODUCT = COMMAND.replace(/-remote$/, '');

/** Returns the environment variable for a name such as `SERVER`. @param {string} name */
export const variable = (name) => `${PRODUCT.toUpperCase()}_${name}`;
