const STRING = /'(?:[^']|'')*'/g;
const WORD = /^\s*([a-z]{1,20})\b/i;
const COMMENT = /^\s*--/;
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?(?:[a-z_]{1,63}"?\."?)?([a-z_]{1,63})\b/i;

/** What a statement does, and the first table that it names: words of the schema, none of a value. */
export function describeStatement(text: string): { readonly operation: string; readonly table: string | undefined } {
  const bare = text.replace(STRING, "''");
  const first = bare.split('\n').find((line) => line.trim() !== '' && !COMMENT.test(line)) ?? '';
  return { operation: WORD.exec(first)?.[1]?.toLowerCase() ?? 'statement', table: TABLE.exec(bare)?.[1] };
}
