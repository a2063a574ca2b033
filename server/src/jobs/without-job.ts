import type pg from 'pg';

const WITHOUT = `
  with wanted as (select data, place from unnest($2::jsonb[]) with ordinality as one (data, place)),
  given_up as (
    delete from pgboss.job where name = $1 and state = 'failed' and data - 'traceparent' in (select data from wanted)
  )
  select place::int - 1 as index from wanted
  where data not in (select data - 'traceparent' from pgboss.job where name = $1 and state < 'completed' and data is not null)
  order by place`;

/**
 * Those of `data` that no job of this kind carries that waits or runs. A job that was given up with the same is deleted: the
 * next one takes its place. The trace that a job belongs to is none of what it carries.
 */
export async function withoutJob<Data extends object>(
  pool: pg.Pool,
  name: string,
  data: readonly Data[],
): Promise<Data[]> {
  const { rows } = await pool.query<{ index: number }>(WITHOUT, [name, data.map((one) => JSON.stringify(one))]);
  return rows.flatMap(({ index }) => data[index] ?? []);
}
