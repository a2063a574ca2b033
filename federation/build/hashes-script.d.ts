/** Returns the script with the hashes of all other files of a release. */
export function hashesScript(integrity: Readonly<Record<string, string>>): string;
