import type { FastifyPluginAsync } from 'fastify';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { brand } from '@verdant/shared/brand';
import { accountChangeCalls } from '@verdant/shared/contract';
import { API_PREFIX, parseQuery } from '@verdant/federation/http';
import { limitPerMinute, tooManyRequestsError } from '@verdant/federation/limits';
import { authenticate } from '../accounts/authenticate';
import type { AccountOptions } from '../accounts/options';
import { tokenOf } from '../accounts/request';
import { users } from '../accounts/schema';
import { runWithActiveSession } from '../accounts/session';
import { createToken, consumeToken, invalidLinkError } from '../accounts/tokens';
import type { BankLinking } from '../bank-link';
import { languageOf } from '../language/language-of';
import { createMailer } from '../mail';
import { dayInSydney } from '../money/days';
import { serveCall } from '../serve-call';
import { deleteDueAccount, accountDeletionJobKind, queueDueAccounts } from './deletion-job';
import { exportFiles, zip } from './export/export-files';

const EXPORT_MINUTES = 5;
const exportLimit = { name: 'exports', max: 10, windowMs: 60 * 60 * 1000 };
const UNKNOWN_PER_MINUTE = 30;
const EXPORT_PATH = '/auth/export';
const exportQuery = v.object({ token: v.string() });

interface AccountDataContext extends Pick<AccountOptions, 'db' | 'cipher' | 'jobs' | 'limits' | 'settings'> {
  /** The connection to the bank data aggregator; undefined if the operator has switched bank links off. */
  readonly bankLinking: BankLinking | undefined;
}

export const accountExportAndDeletionRoutes: FastifyPluginAsync<AccountDataContext> = async (app, context) => {
  const { db, cipher, jobs, limits, bankLinking, settings } = context;
  const mailer = createMailer(settings);
  jobs.handle(accountDeletionJobKind, async (job) =>
    deleteDueAccount({ db, jobs, bankLinking, mailer, log: app.log }, job),
  );
  jobs.repeat('queue-account-deletions', async () => queueDueAccounts({ db, jobs }));

  serveCall(app, accountChangeCalls.openExport, { preHandler: authenticate(db) }, async (request) => {
    const { account } = request;
    const waitMs = await limits.exact.take([{ limit: exportLimit, key: account.id }]);
    if (waitMs > 0) throw tooManyRequestsError(waitMs);
    const link = { userId: account.id, purpose: 'export', minutes: EXPORT_MINUTES } as const;
    const owner = { userId: account.id, token: tokenOf(request) };
    const token = await runWithActiveSession(db, owner, async (transaction) => createToken(transaction, link));
    return { url: `${API_PREFIX}${EXPORT_PATH}?token=${token}` };
  });

  // The download URL has no session token, so that the browser streams the file to disk. The URL's token works only once.
  const countUnknown = limitPerMinute(limits.flood, 'unknown exports', { max: UNKNOWN_PER_MINUTE });
  app.get(EXPORT_PATH, async (request, reply) => {
    const { token } = parseQuery(exportQuery, request.query);
    const userId = (await consumeToken(db, 'export', token))?.userId;
    if (!userId) {
      await countUnknown(request);
      throw invalidLinkError();
    }
    const [owner] = await db.select({ preferences: users.preferences }).from(users).where(eq(users.id, userId));
    const language = owner?.preferences?.language ?? languageOf(request);
    const day = dayInSydney(new Date());
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${brand.name.toLowerCase()}-${day}.zip"`)
      .send(zip(exportFiles({ db, cipher }, { userId, language, now: new Date() })));
  });
};
