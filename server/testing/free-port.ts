import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the range that the system hands out by itself, where a port may be gone a moment later. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const isFree = await new Promise<boolean>((done) => {
    const server = createServer().once('error', () => done(false));
    // On every address: `localhost` may be 127.0.0.1, ::1 or both.
    server.listen(port, () => server.close(() => done(true)));
  });
  return isFree ? port : freePort();
}
