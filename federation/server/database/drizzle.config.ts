import { relative } from 'node:path';

const here = (path: string) => relative(process.cwd(), `${__dirname}/${path}`);

/** `npm run db:generate -w @verdant/federation` writes a migration for the changes in the schemas. */
export default {
  dialect: 'postgresql',
  schema: here('../*/schema.ts'),
  out: here('migrations'),
};
