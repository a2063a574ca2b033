import type { Configuration } from 'webpack';

/** Of everything that the builds write. */
export const FOLDER: string;

/** What webpack calls the chunk of a module. */
export function chunkOf(remote: string, module: string): string;

/** The same application as one bundle: its pages by ordinary `import()`, without federation and its runtime. */
export function browserConfig(): Configuration;

/** The same for Node: writes a page as HTML. */
export function writerConfig(): Configuration;
