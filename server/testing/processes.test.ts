import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databasePid, parentOf } from '../test/support/embedded-database';
import { listProcesses, signal } from './processes';
import { temporaryFolder } from './start-server';

describe('a signal', () => {
  // As a test would send it to the server that runs the database of a folder whose database has yet to write its id.
  it.each([undefined, 0, 1, -4711, Number.NaN])('is not sent to %s, which is a group or not a process', (pid) => {
    const sent = jest.spyOn(process, 'kill').mockReturnValue(true);
    expect(() => signal(pid, 'SIGTERM')).toThrow('is not the id of a process');
    expect(sent).not.toHaveBeenCalled();
    sent.mockRestore();
  });

  it('has no receiver where a process is unknown', () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, 'postgres'));
    writeFileSync(join(dataDir, 'postgres/postmaster.pid'), '');
    expect(databasePid(dataDir)).toBeUndefined();
    expect(() => signal(parentOf(2 ** 30), 'SIGTERM')).toThrow();
    rmSync(dataDir, { recursive: true });
  });
});

it('processes are listed with their parents', () => {
  expect(listProcesses().find(({ pid }) => pid === process.pid)).toMatchObject({ parent: process.ppid });
});
