const MAX_CACHED = 5_000;

/** Returns a function that caches its results, because transactions repeat the same few texts. */
export function memoized<T>(find: (text: string) => T): (text: string) => T {
  const results = new Map<string, { readonly value: T }>();
  return (text) => {
    let cached = results.get(text);
    if (!cached) {
      if (results.size >= MAX_CACHED) results.clear();
      cached = { value: find(text) };
      results.set(text, cached);
    }
    return cached.value;
  };
}
