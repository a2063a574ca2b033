import type { FastifyInstance } from 'fastify';
import { bin } from '../package.json';

/** Name of a product that does not set its own. */
export const DEFAULT_PRODUCT = 'federation';

declare module 'fastify' {
  interface FastifyInstance {
    /** The product's name: cookies, metrics and settings begin with it. */
    productName: string;
  }
}

/** Name of the command-line tool for teams, from `bin` in package.json. */
export const [COMMAND = ''] = Object.keys(bin);

/** Returns the environment variable of a setting such as `TRUST_PROXY`, with the product's name as its prefix. */
export const settingName = ({ productName }: Pick<FastifyInstance, 'productName'>, setting: string): string =>
  `${productName.toUpperCase()}_${setting}`;
