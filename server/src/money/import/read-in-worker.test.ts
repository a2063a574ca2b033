import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createImportLimiter } from './read-in-worker';

function newRequest() {
  const raw = Object.assign(new EventEmitter(), { destroyed: false });
  // oxlint-disable-next-line no-unsafe-type-assertion -- what is read of them
  const [request, reply] = [{ account: { id: 'user' } } as FastifyRequest, { raw } as object as FastifyReply];
  return { request, reply, leave: () => raw.emit('close') };
}

test('an import slot is freed when the file has been processed, even if the client disconnected earlier', async () => {
  const works = createImportLimiter();
  const begin = async () => {
    const sent = newRequest();
    await works.begin(sent.request, sent.reply);
    return sent;
  };
  const first = await begin();
  const second = await begin();
  await expect(begin()).rejects.toMatchObject({ status: 429 });

  let end = (): void => undefined;
  let signal: AbortSignal | undefined;
  const work = works.run(first.request, async (left) => {
    signal = left;
    return new Promise<void>((resolve) => (end = resolve));
  });
  first.leave();
  expect(signal?.aborted).toBe(true);
  await expect(begin()).rejects.toMatchObject({ status: 429 });
  end();
  await work;
  await begin();

  // The user has two slots: the new file takes one, and the second file keeps the other until its client disconnects.
  await expect(begin()).rejects.toMatchObject({ status: 429 });
  second.leave();
  await begin();
});

test('an import slot is freed if processing the file fails', async () => {
  const works = createImportLimiter();
  for (let index = 0; index < 5; index += 1) {
    const { request, reply } = newRequest();
    await works.begin(request, reply);
    await expect(works.run(request, async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  }
});
