import { createRequire } from 'node:module';
import { join } from 'node:path';
import { registry } from '@verdant/federation/contract';
import * as v from 'valibot';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { browserConfig, FOLDER, chunkOf, writerConfig } from './bundle-config';

/** Files of the bundle that a page needs at first, as URLs. */
export type PageFiles = { readonly js: readonly string[]; readonly css: readonly string[] };

export type Bundle = {
  /** Of the files. */
  readonly folder: string;
  /** The font of its texts, as a URL. */
  readonly font: string;
  readonly filesOf: (path: string) => PageFiles;
  /** The page as HTML, for what is in `#root`; undefined for a page that is not prerendered. */
  readonly write: (path: string) => Promise<string | undefined>;
};

const writerExports = v.object({
  registry,
  /** By `<remote><module>`. */
  modules: v.record(v.string(), v.record(v.string(), v.unknown())),
  prerender: v.function(),
});

async function build(configuration: Configuration): Promise<webpack.Stats> {
  const compiler = webpack(configuration);
  try {
    return await new Promise<webpack.Stats>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error || !stats) reject(error ?? new Error('webpack returned no result'));
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve(stats);
      });
    });
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}

function filesOfChunks({ compilation }: webpack.Stats, chunks: readonly string[]): PageFiles {
  const groups = chunks.flatMap((name) => compilation.namedChunkGroups.get(name) ?? []);
  const files = [...new Set(groups.flatMap((group) => group.getFiles()))].map((file) => `/${file}`);
  return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) };
}

function fontOf({ compilation }: webpack.Stats): string {
  const file = Object.keys(compilation.assets).find((name) => /inter-latin-opsz-normal\..*woff2$/.test(name));
  if (file === undefined) throw new Error('The bundle has no font');
  return `/${file}`;
}

/** Builds the application as one bundle, from the same sources, for browsers and for Node. */
export async function buildBundle(): Promise<Bundle> {
  const stats = await build(browserConfig());
  await build(writerConfig());
  const writer = v.parse(writerExports, createRequire(__filename)(join(FOLDER, 'writer/writer.cjs')));
  const pageAt = (path: string) => {
    for (const { name, pages } of writer.registry.remotes) {
      const page = pages.find((candidate) => candidate.path === path);
      if (page) return { remote: name, ...page };
    }
    return undefined;
  };
  return {
    folder: join(FOLDER, 'browser'),
    font: fontOf(stats),
    filesOf: (path) => {
      const page = pageAt(path);
      return filesOfChunks(stats, page ? ['main', chunkOf(page.remote, page.module)] : ['main']);
    },
    write: async (path) => {
      const page = pageAt(path);
      if (!page?.prerendered) return undefined;
      const [component] = Object.values(writer.modules[`${page.remote}${page.module}`] ?? {});
      return String(await writer.prerender({ path, language: 'en', registry: writer.registry, component }));
    },
  };
}
