import { readFileSync } from 'node:fs';

const { bin } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** Name of this command in `bin` of package.json: `<product>-remote`. */
export const [COMMAND = ''] = Object.keys(bin);

export const PRODUCT_NAME = COMMAND.replace(/-remote$/, '');

/** Returns the name of the product's environment variable for a setting such as `SERVER`. @param {string} name */
export const toEnvironmentVariable = (name) => `${PRODUCT_NAME.toUpperCase()}_${name}`;
