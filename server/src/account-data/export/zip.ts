import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** One file of an archive; its content is read when its turn has come. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string>;
}

/** A ZIP archive as it is made: nothing is kept in memory but the list of its files. An error of a content is its error. */
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
