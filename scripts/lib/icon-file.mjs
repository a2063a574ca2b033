const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * The content of a `favicon.ico`: a header, one entry for each picture, then the PNGs as they are.
 * @param {readonly { size: number, png: Buffer }[]} pictures squares; `size` in pixels, below 256
 */
export function iconFile(pictures) {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = HEADER_BYTES + ENTRY_BYTES * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    // One plane, 32 bits for each pixel.
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}
