import type { Database } from '../database';
import { contentTypeOf, type ReadReleaseFile } from '../publishing/release-files';
import { findPreviewFile } from './store';

const VERSION = /^([^+]+)\+([0-9a-f]{8})$/;

/** Reads one file of a preview, whose version ends with `+<build>`; from the database each time, since previews expire. */
export function readPreviewFile(db: Database): ReadReleaseFile {
  return async (name, served, path) => {
    const [, version, build] = VERSION.exec(served) ?? [];
    if (version === undefined || build === undefined) return undefined;
    const file = await findPreviewFile(db, { name, version, build, path });
    return file && { ...file, type: contentTypeOf(path) };
  };
}
