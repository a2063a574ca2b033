import { Readable } from 'node:stream';
import { MAX_IMPORT_BYTES } from '@verdant/shared/contract';
import { receiveFile } from './receive-file';

const bodyOf = (...pieces: (string | Buffer)[]) => Readable.from(pieces.map((piece) => Buffer.from(piece)));

test.each([
  ['declared', 5],
  ['not declared', NaN],
])('a file whose length is %s', async (_how, length) => {
  expect(Buffer.from(await receiveFile(bodyOf('ab', '', 'cde'), length)).toString()).toBe('abcde');
});

test('one that is too large is refused, with a length before it is read', async () => {
  const body = bodyOf('a');
  await expect(receiveFile(body, MAX_IMPORT_BYTES + 1)).rejects.toMatchObject({ status: 413 });
  expect(body.readableDidRead).toBe(false);
  const whole = Buffer.alloc(MAX_IMPORT_BYTES);
  expect(await receiveFile(bodyOf(whole), NaN)).toHaveLength(MAX_IMPORT_BYTES);
  await expect(receiveFile(bodyOf(whole, 'a'), NaN)).rejects.toMatchObject({ status: 413 });
});

test('a body that is cut is the sender’s fault', async () => {
  const body = Readable.from(
    (function* () {
      yield Buffer.from('a');
      throw new Error('aborted');
    })(),
  );
  await expect(receiveFile(body, 2)).rejects.toMatchObject({ status: 400 });
});
