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

const MAX_CACHED = 5_000;

/** Returns a function that caches its results by the first argument, or by `keyOf`. */
export function memoized<Input extends unknown[], Result>(
  find: (...input: Input) => Result,
  keyOf: (...input: NoInfer<Input>) => unknown = (...[first]) => first,
): (...input: Input) => Result {
  const results = new Map<unknown, { readonly value: Result }>();
  return (...input) => {
    const key = keyOf(...input);
    let cached = results.get(key);
    if (!cached) {
      if (results.size >= MAX_CACHED) results.clear();
      cached = { value: find(...input) };
      results.set(key, cached);
    }
    return cached.value;
  };
}
