import * as v from 'valibot';
import type { JobKind } from '../jobs';

const refreshJob = v.object({
  /** Id of the user whose bank data is fetched. */
  user_id: v.string(),
});
type RefreshJob = v.InferOutput<typeof refreshJob>;

/** Kind of job that fetches the data of a user's linked banks: after a bank was linked, and a few times a day. */
export const bankRefreshKind: JobKind<RefreshJob> = {
  name: 'bank-refresh',
  schema: refreshJob,
  // Retries for a few minutes only, because the next scheduled refresh is due within hours.
  retries: 3,
  backOffSeconds: 30,
  limitSeconds: 4 * 60,
  concurrency: 2,
  pollSeconds: 2,
};
