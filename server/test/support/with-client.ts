import pg from 'pg';

/** Runs `act` with a separate connection and closes it. */
export async function withClient<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** Creates an empty database on the same server as `neighbour`; returns its URL. */
export async function createDatabase(neighbour: string, name: string): Promise<string> {
  const url = new URL(neighbour);
  await withClient(url.href, async (client) => client.query(`create database ${name}`));
  url.pathname = `/${name}`;
  return url.href;
}
