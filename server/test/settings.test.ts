import { createServer } from 'node:net';
import { rmSync } from 'node:fs';
import { freePort, startFailingServer, temporaryFolder } from './support/start-server';

let dataDir: string;

beforeAll(() => {
  dataDir = temporaryFolder();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('an invalid start', () => {
  it.each([
    [{ VERDANT_COLOUR: 'red' }, 'VERDANT_COLOUR is not a setting; '],
    [
      { DATABASE_URL: 'postgres://verdant:secret@no-such-host.invalid/x' },
      'The database of DATABASE_URL cannot be used: ',
    ],
  ])('exits with 1 and a one-line error for the settings %j', async (settings, line) => {
    const { code, out, err } = await startFailingServer({
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      ...settings,
    });
    expect(code).toBe(1);
    expect(err.startsWith(line)).toBe(true);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(`${out}${err}`).not.toContain('secret');
  });

  it('exits with 1 and a one-line error for a port in use, before anything is created', async () => {
    const port = await freePort();
    const holder = createServer();
    await new Promise<void>((resolve) => {
      holder.listen(port, '127.0.0.1', () => resolve());
    });
    try {
      const { code, out, err } = await startFailingServer({ PORT: String(port), DATA_DIR: dataDir });
      expect([code, out, err]).toEqual([
        1,
        '',
        `Port ${port} is already in use: stop what uses it, or choose another with PORT\n`,
      ]);
    } finally {
      holder.close();
    }
  });
});
