/** Reads the source map of that name; undefined where this server has none. */
export type ReadSourceMap = (name: string, version: string, map: string) => Promise<Buffer | undefined>;
