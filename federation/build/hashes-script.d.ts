/** The script that tells a page the hash of every other file, as build and publishing both write it. */
export function hashesScript(integrity: Readonly<Record<string, string>>): string;
