import { relative } from 'node:path';

const here = (path: string) => relative(process.cwd(), `${__dirname}/${path}`);

/** Configuration of `npm run db:generate -w server`, which writes a migration for the changes in the schemas. */
export default {
  dialect: 'postgresql',
  schema: here('src/**/schema.ts'),
  out: here('migrations'),
};
