import { bundleServer } from '../../testing/bundle-server';
import { SERVER_VARIABLE } from '../../testing/start-server';
import { CLUSTER_VARIABLE, startTestCluster } from '../../testing/test-cluster';

/** Bundles the server and starts one PostgreSQL for all API tests. It ends with jest, so there is no teardown. */
export default async function globalSetup(): Promise<void> {
  const [file, cluster] = await Promise.all([bundleServer(), startTestCluster()]);
  process.env[SERVER_VARIABLE] = file;
  process.env[CLUSTER_VARIABLE] = cluster;
}
