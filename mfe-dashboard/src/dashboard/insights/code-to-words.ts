/** Returns a code such as `long_term` as words (`Long term`). Any other text is returned unchanged. */
export function codeToWords(value: string): string {
  if (!/^[a-z]+([_-][a-z\d]+)*$/.test(value)) return value;
  return value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ');
}
