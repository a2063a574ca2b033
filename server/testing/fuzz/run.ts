import { rmSync } from 'node:fs';
import { startServer, temporaryFolder } from '../start-server';
import { observedSettings } from '../silence/observed';
import { fuzz } from './fuzz';

/*
 * `npm run fuzz:api [count] [seed]`: sends malformed requests to a server of its own and to its sandbox, and fails when
 * one of them gets a 5xx or no end, or silences the server for more than 100 ms. Needs `npm run build`: a host without a build responds to pages with 503. The same count and seed send the same requests.
 */

const [count = '10000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const unlimited = {
  VERDANT_REQUESTS_PER_IP: '100000000',
  VERDANT_REQUESTS_PER_ACCOUNT: '100000000',
  VERDANT_REQUESTS_AT_ONCE: '100',
};

async function run(): Promise<void> {
  const dataDir = temporaryFolder();
  const server = await startServer({ dataDir, settings: { ...unlimited, ...observedSettings } });
  try {
    const started = Date.now();
    const reports = await fuzz(`http://localhost:${server.port}`, {
      count: Number(count),
      seed: Number(seed),
      isObserved: true,
    });
    const failures = Object.values(reports).flatMap((report) => report.failures);
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
    rmSync(dataDir, { recursive: true, force: true });
  }
}

void run();
