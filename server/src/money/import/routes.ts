import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { MAX_IMPORT_BYTES, moneyImportCalls } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { limitPerHour, limitPerMinute } from '@verdant/federation/limits';
import type { AccountSettings } from '../../accounts/account-settings';
import { authenticate } from '../../accounts/authenticate';
import { serveCall } from '../../serve-call';
import { limitedRouteOptions, type LimitedRoutesContext } from '../limit-changes';
import { addAccount, removeAccount, updateBalance } from './accounts';
import { createImportLimiter, createFileReader } from './read-in-worker';
import { listImports, previewFile, saveImport, undoImport, type NewImport } from './imports';

interface ImportContext extends LimitedRoutesContext {
  readonly settings: Pick<AccountSettings, 'storedTransactions'>;
}

/** Maximum uploads a minute. Each time the user chooses a column's role, the file is uploaded for a new preview. */
const MAX_FILES_PER_MINUTE = 40;
const MAX_CHANGES_PER_MINUTE = 30;
/** Maximum number of files an hour. Each has at most 20 MB. */
const MAX_FILES_PER_HOUR = 300;
/** Returns the file name of an upload without folders and invisible characters, because a browser can send a path. */
const baseName = (name: string) => name.split(/[/\\]/).at(-1)?.replace(/\p{C}/gu, '').trim().slice(0, 100) || 'file';

function bytesOf(body: Blob | Uint8Array): Uint8Array {
  if (body instanceof Uint8Array) return body;
  throw new ApiError(415, 'A file is expected.');
}

/** Routes whose body is a file. The user is authenticated before the body is received. */
const fileRoutes: FastifyPluginAsync<ImportContext> = async (app, { db, limits, settings }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: MAX_IMPORT_BYTES },
    (_request, body, done) => done(null, body),
  );
  const keyOf = ({ account }: FastifyRequest) => account.id;
  const perAccount = [
    limitPerMinute(limits.flood, 'files', { max: MAX_FILES_PER_MINUTE, keyOf }),
    limitPerHour(limits.flood, 'files of an hour', { max: MAX_FILES_PER_HOUR, keyOf }),
  ];
  const works = createImportLimiter();
  const options = { bodyLimit: MAX_IMPORT_BYTES, onRequest: [authenticate(db), ...perAccount, works.begin] };
  const store = { db, readInWorker: createFileReader(), maxTransactions: settings.storedTransactions };

  serveCall(app, moneyImportCalls.preview, options, async (request, { query, body }) =>
    works.run(request, async (signal) =>
      previewFile(store, request.account.id, { ...query, bytes: bytesOf(body), signal }, query.account_id),
    ),
  );
  serveCall(app, moneyImportCalls.add, options, async (request, { query, body }) =>
    works.run(request, async (signal) => {
      const { account } = request;
      const into: NewImport['into'] | undefined =
        query.account_id === undefined ? query.account : { id: query.account_id };
      if (!into) throw new ApiError(422, 'An account is missing.');
      const file = { ...query, bytes: bytesOf(body), fileName: baseName(query.file_name), into, signal };
      const id = await saveImport(store, account.id, file);
      const [saved] = await listImports(db, account.id, id);
      if (!saved) throw new ApiError(404, 'This import does not exist.');
      return saved;
    }),
  );
};

export const importRoutes: FastifyPluginAsync<ImportContext> = async (app, context) => {
  const { db } = context;
  await app.register(fileRoutes, context);
  const signedIn = { preHandler: authenticate(db) };
  const changing = limitedRouteOptions(context, 'accounts by hand', MAX_CHANGES_PER_MINUTE);

  serveCall(app, moneyImportCalls.list, signedIn, async ({ account }) => ({
    imports: await listImports(db, account.id),
  }));
  serveCall(app, moneyImportCalls.undo, changing, async ({ account }, { params }, reply) => {
    await undoImport(db, account.id, params.id);
    return reply.code(204).send();
  });
  serveCall(app, moneyImportCalls.addAccount, changing, async ({ account }, { body }) =>
    addAccount(db, account.id, body),
  );
  serveCall(app, moneyImportCalls.updateBalance, changing, async ({ account }, { params, body }, reply) => {
    await updateBalance(db, account.id, params.id, body);
    return reply.code(204).send();
  });
  serveCall(app, moneyImportCalls.removeAccount, changing, async ({ account }, { params }, reply) => {
    await removeAccount(db, account.id, params.id);
    return reply.code(204).send();
  });
};
