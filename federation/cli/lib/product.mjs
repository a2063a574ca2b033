import { readFileSync } from 'node:fs';

const { bin } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** This command's name in `bin` of package.json, `<product>-remote`: the only source of the product's name. */
export const [COMMAND = ''] = Object.keys(bin);

/** Name of the product, which is the key of its settings in package.json. */
export const PRODUCT = COMMAND.replace(/-remote$/, '');

/** Returns the environment variable for a name such as `SERVER`. @param {string} name */
export const variable = (name) => `${PRODUCT.toUpperCase()}_${name}`;
