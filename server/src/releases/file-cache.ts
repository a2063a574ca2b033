/**
 * Keeps what was read last, up to so many bytes in all; what was not used for longest goes first. For contents that
 * never change under their key.
 */
export function createCache<T>(limitBytes: number, sizeOf: (value: T) => number) {
  const kept = new Map<string, T>();
  let bytes = 0;

  const drop = (key: string) => {
    const value = kept.get(key);
    if (value === undefined) return;
    kept.delete(key);
    bytes -= sizeOf(value);
  };

  return {
    get(key: string): T | undefined {
      const value = kept.get(key);
      if (value !== undefined) {
        kept.delete(key);
        kept.set(key, value);
      }
      return value;
    },
    set(key: string, value: T): void {
      drop(key);
      if (sizeOf(value) > limitBytes) return;
      kept.set(key, value);
      bytes += sizeOf(value);
      for (const oldest of kept.keys()) {
        if (bytes <= limitBytes) return;
        drop(oldest);
      }
    },
    bytes: () => bytes,
  };
}
