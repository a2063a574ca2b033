import { readFileSync } from 'node:fs';

const { bin } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** The name of this command, as the package gives it: `<product>-remote`. The code states the product's nowhere else. */
export const [COMMAND = ''] = Object.keys(bin);

/** The product's name, under which package.json has what it decides. */
export const PRODUCT = COMMAND.replace(/-remote$/, '');

/** The environment variable of that name, such as `SERVER`. @param {string} name */
export const variable = (name) => `${PRODUCT.toUpperCase()}_${name}`;
