import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_IMPORT_BYTES, moneyImportCalls } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { perMinute, tooMany, type Limits } from '@verdant/federation/limits';
import { authenticate } from '../../accounts/authenticate';
import type { Database } from '../../database';
import { serveCall } from '../../serve-call';
import { addAccount, removeAccount, updateBalance } from './accounts';
import { listImports } from './list-imports';
import { previewFile } from './preview';
import { saveImport, type NewImport } from './save-import';
import { undoImport } from './undo-import';

interface ImportContext {
  readonly db: Database;
  readonly limits: Limits;
}

/** Each choice of a column is another preview. */
const MAX_FILES_PER_MINUTE = 40;
const MAX_CHANGES_PER_MINUTE = 30;
/** Files that are in memory at once: each may take some 100 MB. */
const MAX_AT_ONCE = 4;
/** One that is no longer waited for, and the one after it. */
const MAX_OF_ACCOUNT = 2;
const BUSY_MS = 2_000;
/** Of a path or a name as a browser sends it, the name. */
const baseName = (name: string) => name.split(/[/\\]/).at(-1)?.replace(/\p{C}/gu, '').trim().slice(0, 100) || 'file';

/** The body as it has arrived; the browser's type of it never does. */
function bytesOf(body: Blob | Uint8Array): Uint8Array {
  if (body instanceof Uint8Array) return body;
  throw new ApiError(415, 'A file is expected.');
}

/** Routes whose body is a file: who sends it is checked before it is read. */
const fileRoutes: FastifyPluginAsync<ImportContext> = async (app, { db, limits }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: MAX_IMPORT_BYTES },
    (_request, body, done) => done(null, body),
  );
  /** Whose files are in work. */
  const inWork: string[] = [];
  const perAccount = perMinute(limits.flood, 'files', {
    max: MAX_FILES_PER_MINUTE,
    keyOf: (request) => request.account.id,
  });
  const begin = async ({ account: { id } }: FastifyRequest, reply: FastifyReply) => {
    const ownFiles = inWork.filter((one) => one === id).length;
    if (inWork.length >= MAX_AT_ONCE || ownFiles >= MAX_OF_ACCOUNT) throw tooMany(BUSY_MS);
    inWork.push(id);
    reply.raw.once('close', () => inWork.splice(inWork.indexOf(id), 1));
  };
  const options = { bodyLimit: MAX_IMPORT_BYTES, onRequest: [authenticate(db), perAccount, begin] };

  serveCall(app, moneyImportCalls.preview, options, async ({ account }, { query, body }) =>
    previewFile(db, account.id, bytesOf(body), { mapping: query.mapping, accountId: query.account_id }),
  );
  serveCall(app, moneyImportCalls.add, options, async ({ account }, { query, body }) => {
    const into: NewImport['into'] | undefined =
      query.account_id === undefined ? query.account : { id: query.account_id };
    if (!into) throw new ApiError(422, 'An account is missing.');
    const id = await saveImport(db, account.id, {
      bytes: bytesOf(body),
      fileName: baseName(query.file_name),
      mapping: query.mapping,
      into,
    });
    const [saved] = await listImports(db, account.id, id);
    if (!saved) throw new ApiError(404, 'This import does not exist.');
    return saved;
  });
};

/** Account data without a linked bank: files of banks, and accounts by hand. */
export const importRoutes: FastifyPluginAsync<ImportContext> = async (app, context) => {
  const { db, limits } = context;
  await app.register(fileRoutes, context);
  const signedIn = { preHandler: authenticate(db) };
  const changing = {
    preHandler: [
      authenticate(db),
      perMinute(limits.flood, 'accounts by hand', {
        max: MAX_CHANGES_PER_MINUTE,
        keyOf: (request) => request.account.id,
      }),
    ],
  };

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
