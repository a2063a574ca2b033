import { describeStatement } from './trace-database';

test.each([
  ['select "id", "email" from "users" where "users"."id" = $1', 'select', 'users'],
  ['insert into "goals" ("id") values ($1)', 'insert', 'goals'],
  ['UPDATE pgboss.job SET state = $1', 'update', 'job'],
  ["select 1 where 'from smith' = 'it''s from jones'", 'select', undefined],
  ['begin', 'begin', undefined],
  ['\n  with wanted as (select 1 from unnest($1)) select 1 from job', 'with', 'unnest'],
  ['', 'statement', undefined],
])('%s', (text, operation, table) => expect(describeStatement(text)).toEqual({ operation, table }));
