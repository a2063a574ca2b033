import { inflateRawSync } from 'node:zlib';

/** Returns the text of each file in an archive, by its central directory. Throws for an incomplete archive. */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('The archive has no end');
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, length] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)];
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('ascii', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = inflateRawSync(archive.subarray(start, start + size));
    if (content.length !== length) throw new Error(`${name} has ${content.length} bytes instead of ${length}`);
    files.set(name, content.toString('utf8'));
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
