import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../support/browser';
import { BASE_URL_VARIABLE, ROOT } from '../support/paths';
import { startServer, temporaryDataDir } from '../support/server';
import { remotes } from './cells';
import { startControl, startOrigin } from './fault-origin';
import type { Origin, Session } from './fault-origin';
import { newTeam, readBuild, release } from './releases';

/** The address at which tests set faults, handed to the workers. */
export const CONTROL_VARIABLE = 'MATRIX_CONTROL_URL';

/**
 * A server that has the shell and nothing else; every remote is published by a team of its own and lies at an origin
 * of its own. There is no release before, so that each fault reaches the screen.
 */
export default async function setup(): Promise<() => Promise<void>> {
  await ensureBrowser();
  const from = process.env['VERDANT_BUILDS_DIR'] ?? ROOT;
  const builds = mkdtempSync(join(tmpdir(), 'verdant-matrix-'));
  cpSync(join(from, 'shell/dist'), join(builds, 'shell/dist'), { recursive: true });
  const data = temporaryDataDir();
  const keys = join(builds, 'keys.json');
  const teams = remotes.map(({ name }) => newTeam(name));
  writeFileSync(keys, JSON.stringify(Object.fromEntries(teams.map(({ name, publicKey }) => [name, [publicKey]]))));

  const sessions = new Map<string, Session>();
  const control = await startControl(sessions);
  const origins: Origin[] = [control];
  const server = await startServer({
    dataDir: data.path,
    more: {
      VERDANT_BUILDS_DIR: builds,
      VERDANT_RELEASE_KEYS: keys,
      VERDANT_RELEASE_LOOPBACK: 'yes',
      VERDANT_FAULT_LAB: 'on',
    },
  });
  const end = async () => {
    await server.stop();
    for (const { close } of origins) close();
    data.remove();
    rmSync(builds, { recursive: true, force: true });
  };
  try {
    for (const team of teams) {
      const { manifest, files } = readBuild(from, team.name);
      const origin = await startOrigin(team.name, files, sessions);
      origins.push(origin);
      await release(server.url, team, manifest, origin.url);
    }
  } catch (error) {
    await end();
    throw error;
  }
  process.env[BASE_URL_VARIABLE] = server.url;
  process.env[CONTROL_VARIABLE] = control.url;
  return end;
}
