import type { FastifyInstance } from 'fastify';

const HOUR_MS = 60 * 60 * 1000;

/** What is deleted from time to time, by what a log calls it. */
export type Sweeps = Readonly<Record<string, () => Promise<void>>>;

/** Runs each of them every hour while the server listens, beginning at once; a failure is logged and tried again. */
export function sweepHourly(app: FastifyInstance, sweeps: Sweeps): void {
  const sweep = () => {
    for (const [name, run] of Object.entries(sweeps)) {
      run().catch((error: unknown) => app.log.error({ err: error }, `${name} could not be deleted`));
    }
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(sweep, HOUR_MS).unref();
    sweep();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
