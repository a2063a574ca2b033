import { createServer } from 'node:http';
import { fetchManifest } from './override-layer';

/** 0.0.0.0 is no loopback address, although connections to it reach this machine. */
jest.mock('node:dns', () => ({
  lookup: (_host: string, _options: object, done: (error: null, addresses: object[]) => void) =>
    done(null, [{ address: '0.0.0.0', family: 4 }]),
}));

test('no connection is made to a localhost name that resolves to a non-loopback IP address', async () => {
  let connections = 0;
  const build = createServer().on('connection', (socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((done) => void build.listen(0, done));
  try {
    const address = build.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const options = { name: 'mfe-quiz', onlyThisMachine: true, rules: { slots: [], paths: [] } };
    await expect(fetchManifest(new URL(`http://quiz.localhost:${port}/`), options)).rejects.toThrow(
      'cannot be reached',
    );
    expect(connections).toBe(0);
  } finally {
    build.close();
  }
});
