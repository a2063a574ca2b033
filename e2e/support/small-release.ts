import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { releaseManifest } from '@verdant/federation/contract';
import { describeFiles } from '../../server/testing/releases';
import { publish, readRemoteBuild } from '../matrix/releases';
import type { TeamKeyPair } from '../matrix/releases';
import { ROOT } from './paths';

/** Allows a team to publish on the server whose data folder is `dataDir`, by adding the team's key. */
export function allowPublishing(dataDir: string, { name, publicKey }: TeamKeyPair): void {
  const keys = join(dataDir, 'release-keys.json');
  const knownKeys: unknown = existsSync(keys) ? JSON.parse(readFileSync(keys, 'utf8')) : {};
  writeFileSync(
    keys,
    JSON.stringify({ ...v.parse(v.record(v.string(), v.unknown()), knownKeys), [name]: [publicKey] }),
  );
}

type Contents = {
  /** Texts of the release's files, by file name. One of the files must be the entry, `entry.js`. */
  files: Record<string, string>;
  version?: string;
  /** The path of a public page, whose module consists of the entry only. */
  page?: string;
};

/** Publishes a release that consists of these files, and activates it nowhere. @returns the folder's path */
export async function publishSmallRelease(baseUrl: string, team: TeamKeyPair, contents: Contents): Promise<string> {
  const { files, version = '1.0.0', page } = contents;
  // Copies the contract range and needed versions of mfe-quiz, so that the release is compatible with the host.
  const { contract, needs } = readRemoteBuild(join(ROOT, 'mfe-quiz/dist'), 'quiz').manifest;
  const manifest = v.parse(releaseManifest, {
    name: team.name,
    version,
    contract,
    needs,
    entry: 'entry.js',
    pages: page === undefined ? [] : [{ path: page, module: './page', access: 'public', title: 'Page' }],
    slots: [],
    modules: page === undefined ? {} : { './page': { js: ['entry.js'], css: [] } },
    files: describeFiles(files),
  });
  await publish(baseUrl, team, { manifest }, files);
  return `/releases/${team.name}/${version}/`;
}
