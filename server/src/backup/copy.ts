import { once } from 'node:events';
import { PassThrough, type Duplex } from 'node:stream';
import type pg from 'pg';

/** What the driver offers to a query that speaks PostgreSQL's COPY protocol; its type definitions leave it out. */
interface CopyConnection {
  readonly stream: Duplex;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** The driver calls these for every query; for COPY there is nothing to do. */
const ignored = {
  handleRowDescription: () => undefined,
  handleDataRow: () => undefined,
  handleCommandComplete: () => undefined,
  handleEmptyQuery: () => undefined,
  handlePortalSuspended: () => undefined,
};

/** Runs `copy ... to stdout` and returns its bytes: in the text format, one row per line. */
export function copyOut(client: pg.Client, text: string): AsyncIterable<Buffer> {
  const rows = new PassThrough();
  const query = {
    ...ignored,
    submit: (connection: CopyConnection) => connection.query(text),
    handleCopyData: ({ chunk }: { chunk: Buffer }, { stream }: CopyConnection) => {
      // A copy: the driver reuses its buffer.
      if (rows.write(Buffer.from(chunk))) return;
      stream.pause();
      rows.once('drain', () => stream.resume());
    },
    handleReadyForQuery: () => void rows.end(),
    handleError: (error: Error) => void rows.destroy(error),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the driver's own type of a connection is empty
  client.query(query as unknown as pg.Submittable);
  return rows;
}

/** Runs `copy ... from stdin` with these bytes, in the text format. Rejects when PostgreSQL refuses a row. */
export async function copyIn(client: pg.Client, text: string, rows: AsyncIterable<Buffer>): Promise<void> {
  let isOver = false;
  const send = async (connection: CopyConnection) => {
    for await (const chunk of rows) {
      if (isOver) return;
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    }
    connection.endCopyFrom();
  };
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      isOver = true;
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const query = {
      ...ignored,
      submit: (connection: CopyConnection) => connection.query(text),
      handleCopyInResponse: (connection: CopyConnection) => {
        send(connection).catch((error: unknown) => {
          fail(error);
          connection.sendCopyFail('the source of the rows failed');
        });
      },
      handleReadyForQuery: () => resolve(),
      handleError: fail,
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the driver's own type of a connection is empty
    client.query(query as unknown as pg.Submittable);
  });
}
