import { closeSync, mkdtempSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boundLog, logPath, openLog } from './log-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verdant-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a log that grows for years stays below twice its limit, and its last lines are kept', () => {
  const log = openLog(folder);
  for (let day = 1; day <= 4; day += 1) {
    writeSync(log, `${'x'.repeat(5_500_000)}\nday ${day}\n`);
    boundLog(folder);
  }
  writeSync(log, 'the last line\n');
  closeSync(log);
  expect(readFileSync(logPath(folder), 'utf8')).toBe('the last line\n');
  expect(readFileSync(`${logPath(folder)}.1`, 'utf8')).toBe(`${'x'.repeat(5_500_000)}\nday 4\n`);
  expect(statSync(`${logPath(folder)}.1`).size).toBeLessThan(6_000_000);
});

test('a short one is left as it is, also over a restart, and none is no problem', () => {
  boundLog(folder);
  for (const line of ['first\n', 'second\n']) {
    const log = openLog(folder);
    writeSync(log, line);
    boundLog(folder);
    closeSync(log);
  }
  expect(readFileSync(logPath(folder), 'utf8')).toBe('first\nsecond\n');
});
