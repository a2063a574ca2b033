import { and, eq } from 'drizzle-orm';
import type { Database } from '../database';
import type { FileStore } from './file-store';
import { releaseFiles } from './schema';

/** Files next to their releases, in the database. They are deleted with their release. */
export function databaseStore(db: Database): FileStore {
  return {
    prepare: async () => undefined,
    put: async (transaction, files) => {
      // One by one: a statement with all of them would have the release in memory several times.
      for (const { name, version, path, content, contentBr = null } of files) {
        await transaction.insert(releaseFiles).values({ name, version, path, content, contentBr });
      }
    },
    get: async ({ name, version, path }) => {
      const where = and(eq(releaseFiles.name, name), eq(releaseFiles.version, version), eq(releaseFiles.path, path));
      const { content, contentBr } = releaseFiles;
      const [file] = await db.select({ content, contentBr }).from(releaseFiles).where(where);
      return file && { content: file.content, contentBr: file.contentBr ?? undefined };
    },
    deleteUnused: async () => undefined,
    sweep: async () => undefined,
  };
}
