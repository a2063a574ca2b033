import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apiDocument } from '../../src/api-document/api-document';
import { bundleServer } from '../../testing/bundle-server';
import { SERVER_VARIABLE } from '../../testing/start-server';
import { CLUSTER_VARIABLE, startTestCluster } from '../../testing/test-cluster';
import { DOCUMENT_VARIABLE } from './check-response';

/** Bundles the server and starts one PostgreSQL for all API tests. It ends with jest, so there is no teardown. */
export default async function globalSetup(): Promise<void> {
  const [file, cluster] = await Promise.all([bundleServer(), startTestCluster()]);
  const document = join(dirname(file), 'openapi.json');
  writeFileSync(document, JSON.stringify(apiDocument()));
  process.env[DOCUMENT_VARIABLE] = document;
  process.env[SERVER_VARIABLE] = file;
  process.env[CLUSTER_VARIABLE] = cluster;
}
