import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { startTeamService } from '../../test/support/team-service';
import { startServer, temporaryFolder } from '../start-server';
import { observedSettings } from '../silence/observed';
import { fuzz } from './fuzz';

/*
 * `npm run fuzz:api [count] [seed]`: sends malformed requests to a server of its own, to a service behind it and to its sandbox, and fails when
 * one of them gets a 5xx or no end, or silences the server for more than 100 ms. Needs `npm run build`: a host without a build responds to pages with 503. The same count and seed send the same requests.
 */

const [count = '10000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const unlimited = {
  VERDANT_REQUESTS_PER_IP: '100000000',
  VERDANT_REQUESTS_PER_ACCOUNT: '100000000',
  VERDANT_REQUESTS_AT_ONCE: '100',
};

const ROOT = join(__dirname, '../../..');

/** A copy of this tree's builds in which the quiz declares the service that `targets.ts` calls. */
function buildsWithService(): string {
  const builds = temporaryFolder();
  for (const folder of readdirSync(ROOT).filter((name) => /^(?:shell|mfe-.+)$/.test(name))) {
    const dist = join(folder, 'dist');
    if (existsSync(join(ROOT, dist))) cpSync(join(ROOT, dist), join(builds, dist), { recursive: true });
  }
  const file = join(builds, 'mfe-quiz/dist/release.json');
  const release = v.parse(v.record(v.string(), v.unknown()), JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify({ ...release, services: ['plans'] }));
  return builds;
}

async function run(): Promise<void> {
  const dataDir = temporaryFolder();
  const builds = buildsWithService();
  const service = await startTeamService((_request, response) => response.end('{}'));
  const services = { VERDANT_BUILDS_DIR: builds, VERDANT_SERVICES: `mfe-quiz/plans=${service.url}` };
  const server = await startServer({ dataDir, settings: { ...unlimited, ...observedSettings, ...services } });
  try {
    const started = Date.now();
    const reports = await fuzz(`http://localhost:${server.port}`, {
      count: Number(count),
      seed: Number(seed),
      isObserved: true,
    });
    const failures = Object.values(reports).flatMap((report) => report.failures);
    process.stdout.write(`${service.seen.length} reached the service\n`);
    if (service.seen.length === 0) failures.push('No request reached the service.');
    process.stdout.write(
      `${count} malformed requests, seed ${seed}, in ${Math.round((Date.now() - started) / 1000)} s\n`,
    );
    for (const [name, { outcomes, longestMs }] of Object.entries(reports)) {
      process.stdout.write(`${name}: ${JSON.stringify(outcomes)}, silent for at most ${Math.round(longestMs)} ms\n`);
    }
    for (const failure of failures) process.stdout.write(`\n${failure}\n`);
    process.exitCode = failures.length > 0 ? 1 : 0;
  } finally {
    await server.stop();
    service.close();
    for (const folder of [dataDir, builds]) rmSync(folder, { recursive: true, force: true });
  }
}

void run();
