import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../../server/testing/build-server';
import { ensureBrowser } from '../support/browser';
import type { OriginServer } from '../support/origin';
import { BASE_URL_VARIABLE, CONTROL_URL_VARIABLE, ROOT } from '../support/paths';
import { startServer, temporaryDataDir } from '../support/server';
import { startFaultControl, startRemoteOrigin } from './fault-origin';
import type { FaultSession } from './fault-origin';
import { HOST, remotes } from './product';
import { newTeam, readRemoteBuild, publishAndActivate } from './releases';

/**
 * Starts a server that has only the host, and publishes each remote by a separate team at a separate origin. Without
 * previous releases, each fault leads to the failure screen.
 */
export default async function setup(): Promise<() => Promise<void>> {
  await ensureBrowser();
  await buildServer();
  const folder = mkdtempSync(join(tmpdir(), 'verdant-matrix-'));
  cpSync(join(ROOT, HOST, 'dist'), join(folder, HOST, 'dist'), { recursive: true });
  const keys = join(folder, 'keys.json');
  const teams = remotes.map(({ name, module }) => ({ team: newTeam(name), module }));
  writeFileSync(keys, JSON.stringify(Object.fromEntries(teams.map(({ team }) => [team.name, [team.publicKey]]))));

  const sessions = new Map<string, FaultSession>();
  const control = await startFaultControl(sessions);
  const origins: OriginServer[] = [control];
  const data = temporaryDataDir();
  const server = await startServer({
    dataDir: data.path,
    more: {
      VERDANT_BUILDS_DIR: folder,
      VERDANT_RELEASE_KEYS: keys,
      VERDANT_RELEASE_LOOPBACK: 'yes',
      VERDANT_FAULT_LAB: 'on',
    },
  });
  const end = async () => {
    await server.stop();
    for (const { close } of origins) close();
    rmSync(folder, { recursive: true, force: true });
    data.remove();
  };
  try {
    for (const { team, module } of teams) {
      const build = readRemoteBuild(join(ROOT, team.name, 'dist'), module);
      const origin = await startRemoteOrigin(team.name, build.files, sessions);
      origins.push(origin);
      await publishAndActivate(server.url, team, build, origin.url);
    }
  } catch (error) {
    await end();
    throw error;
  }
  process.env[BASE_URL_VARIABLE] = server.url;
  process.env[CONTROL_URL_VARIABLE] = control.url;
  return end;
}
