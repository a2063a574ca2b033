/** A metric that can be emptied, like each of prom-client's. */
interface Resettable {
  readonly reset: () => void;
}

/**
 * The `collect` of a metric whose values are read from the database at each scrape. While the database is away the
 * metric has no samples, and `/metrics` returns the others.
 */
export function fromDatabase(read: () => Promise<void>): (this: Resettable) => Promise<void> {
  return async function collect() {
    this.reset();
    await read().catch(() => this.reset());
  };
}
