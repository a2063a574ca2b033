import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive. Its content is read when the archive reaches it. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string>;
}

/** Returns a ZIP archive as a stream, which keeps only the list of files in memory. An error of a content fails the stream. */
export function zip(entries: Iterable<ZipEntry>): Readable {
  const archive = new ZipFile();
  const written = new PassThrough();
  pipeline(archive.outputStream, written, () => undefined);
  for (const { name, content } of entries) {
    archive.addReadStreamLazy(name, (pass) => {
      const source = Readable.from(content, { objectMode: false });
      pass(
        null,
        source.on('error', (error) => written.destroy(error)),
      );
    });
  }
  archive.end();
  return written;
}
