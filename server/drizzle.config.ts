import { relative } from 'node:path';

const here = (path: string) => relative(process.cwd(), `${__dirname}/${path}`);

/** `npm run db:generate -w server` writes a migration for what changed in the schemas. */
export default {
  dialect: 'postgresql',
  schema: here('src/**/schema.ts'),
  out: here('migrations'),
};
