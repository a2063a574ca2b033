import * as v from 'valibot';
import type { JobKind } from '../jobs';

const refreshJob = v.object({
  user_id: v.string(),
});
type RefreshJob = v.InferOutput<typeof refreshJob>;

/** Kind of job that fetches a user's bank data, after a link and a few times a day. */
export const bankRefreshKind: JobKind<RefreshJob> = {
  name: 'bank-refresh',
  schema: refreshJob,
  // The next scheduled refresh is due within hours.
  retries: 3,
  backOffSeconds: 30,
  limitSeconds: 4 * 60,
  concurrency: 2,
  pollSeconds: 2,
};
