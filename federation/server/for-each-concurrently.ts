/** Runs `act` for every item with limited concurrency. Starts no further items after a failure. */
export async function forEachConcurrently<T>(
  items: Iterable<T>,
  concurrency: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      await act(next).catch((error: unknown) => {
        queue.length = 0;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
