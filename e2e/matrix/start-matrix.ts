import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Origin } from '../support/origin';
import { startFaultControl, startOrigin } from './fault-origin';
import type { FaultSession } from './fault-origin';
import type { MatrixHost } from './host';
import { newTeam, readBuild, publishAndActivate } from './releases';
import type { ServerUrls } from './visit';

/** Environment variable that passes the URL for setting faults to the test workers. */
export const CONTROL_VARIABLE = 'MATRIX_CONTROL_URL';

type Start = {
  host: Pick<MatrixHost, 'name' | 'remotes'>;
  /** Folder that contains the builds of the host and the remotes as `<host>/dist` and `<remote>/dist`. */
  builds: string;
  /** Starts a server with these environment variables, by name. */
  startServer: (settings: Record<string, string>) => Promise<{ url: string; stop: () => Promise<unknown> }>;
};

/**
 * Starts a server that has only the host, and publishes each remote by a team of its own at an origin of its own. Without
 * previous releases, each fault leads to the failure screen.
 */
export async function startMatrix({
  host: { name: hostName, remotes },
  builds,
  startServer,
}: Start): Promise<ServerUrls & { end: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'verdant-matrix-'));
  cpSync(join(builds, hostName, 'dist'), join(folder, hostName, 'dist'), { recursive: true });
  const keys = join(folder, 'keys.json');
  const teams = remotes.map(({ name, module }) => ({ team: newTeam(name), module }));
  writeFileSync(keys, JSON.stringify(Object.fromEntries(teams.map(({ team }) => [team.name, [team.publicKey]]))));

  const sessions = new Map<string, FaultSession>();
  const control = await startFaultControl(sessions);
  const origins: Origin[] = [control];
  const server = await startServer({
    VERDANT_BUILDS_DIR: folder,
    VERDANT_RELEASE_KEYS: keys,
    VERDANT_RELEASE_LOOPBACK: 'yes',
    VERDANT_FAULT_LAB: 'on',
  });
  const end = async () => {
    await server.stop();
    for (const { close } of origins) close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const { team, module } of teams) {
      const build = readBuild(join(builds, team.name, 'dist'), module);
      const origin = await startOrigin(team.name, build.files, sessions);
      origins.push(origin);
      await publishAndActivate(server.url, team, build, origin.url);
    }
  } catch (error) {
    await end();
    throw error;
  }
  return { baseUrl: server.url, controlUrl: control.url, end };
}
