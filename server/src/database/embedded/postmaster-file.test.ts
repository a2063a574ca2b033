import { parsePostmasterFile } from './postmaster-file';

const ready = '4711\n/data/postgres\n1795248497\n36733\n\n127.0.0.1\n  1234567   32768\nready   \n';

describe('parsePostmasterFile', () => {
  it('reads process, folder, port and state', () => {
    expect(parsePostmasterFile(ready)).toEqual({ pid: 4711, folder: '/data/postgres', port: 36733, status: 'ready' });
  });

  it('reads the first lines of one that has only begun', () => {
    expect(parsePostmasterFile('4711\n/data/postgres\n1795248497\n')).toEqual({
      pid: 4711,
      folder: '/data/postgres',
      port: undefined,
      status: 'unknown',
    });
    expect(parsePostmasterFile(ready.replace('ready', 'starting'))?.status).toBe('starting');
    expect(parsePostmasterFile(ready.replace('ready', 'stopping'))?.status).toBe('stopping');
  });

  it.each(['', '\n', 'abc\n/data\n', '-4\n/data\n', '0\n/data\n', '4711', '4711\n\n'])(
    'takes %j for nothing',
    (text) => {
      expect(parsePostmasterFile(text)).toBeUndefined();
    },
  );
});
