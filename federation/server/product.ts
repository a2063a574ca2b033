import type { FastifyInstance } from 'fastify';
import { bin } from '../package.json';

declare module 'fastify' {
  interface FastifyInstance {
    productName: string;
  }
}

export const [COMMAND = ''] = Object.keys(bin);

/** Returns the environment variable of a setting such as `TRUST_PROXY`. */
export const settingName = ({ productName }: Pick<FastifyInstance, 'productName'>, setting: string): string =>
  `${productName.toUpperCase()}_${setting}`;
