import { startBucket } from '../bucket-server';

/* A bucket in a process of its own: `bucket-host.ts PORT FOLDER`. Prints the settings of its servers once it listens. */

const [port, folder] = process.argv.slice(2);
void startBucket({ port: Number(port), folder }).then(({ settings }) =>
  process.stdout.write(`${JSON.stringify(settings)}\n`),
);
