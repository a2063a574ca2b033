export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

export const countsOf = (values: Iterable<string>): Map<string, number> =>
  new Map([...groupBy([...values], (value) => value)].map(([value, all]) => [value, all.length]));

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
