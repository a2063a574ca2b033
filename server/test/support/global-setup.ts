import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiDocument } from '../../src/api-document/api-document';
import { buildServer } from '../../testing/build-server';
import { CLUSTER_VARIABLE, startTestCluster } from '../../testing/test-cluster';
import { DOCUMENT_VARIABLE } from './check-response';

const FOLDER = join(__dirname, '../../../.cache/server');

/** Builds the server and starts one PostgreSQL for all API tests. PostgreSQL ends with jest, so there is no teardown. */
export default async function globalSetup(): Promise<void> {
  const [cluster] = await Promise.all([startTestCluster(), buildServer()]);
  const document = join(FOLDER, 'openapi.json');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(document, JSON.stringify(apiDocument()));
  process.env[DOCUMENT_VARIABLE] = document;
  process.env[CLUSTER_VARIABLE] = cluster;
}
