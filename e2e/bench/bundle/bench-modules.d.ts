/** Made by the build of the bundle. */
declare module 'bench-modules' {
  import type { Registry } from '@verdant/federation/contract';

  export const registry: Registry;
  /** By `<remote><module>`, as in `mfe-quiz./quiz`. */
  export const modules: Readonly<Record<string, () => Promise<object>>>;
}
