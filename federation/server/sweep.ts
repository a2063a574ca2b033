import type { FastifyInstance } from 'fastify';
import type { RunHourly } from './options';

const HOUR_MS = 60 * 60 * 1000;

/** Runs tasks every hour while this server listens, beginning at once; a failure is logged and tried again. */
export function hourlyHere(app: FastifyInstance): RunHourly {
  return (name, run) => {
    const runNow = () => {
      run().catch((error: unknown) => app.log.error({ err: error, task: name }, 'an hourly task failed'));
    };
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onListen', async () => {
      timer = setInterval(runNow, HOUR_MS).unref();
      runNow();
    });
    app.addHook('onClose', async () => clearInterval(timer));
  };
}
