import { CLUSTER_VARIABLE, startTestCluster } from '../../testing/test-cluster';

/** Starts one PostgreSQL for all API tests. It ends with jest, so there is no teardown. */
export default async function globalSetup(): Promise<void> {
  process.env[CLUSTER_VARIABLE] = await startTestCluster();
}
