/** `npm run db:generate -w server` writes a migration for what changed in the schemas. */
export default {
  dialect: 'postgresql',
  schema: './src/*/schema.ts',
  out: './migrations',
};
