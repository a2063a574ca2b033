/** A reason why the product cannot start, in one line with the remedy; printed without a stack trace. */
export class StartError extends Error {}

/** Prints progress while the product starts. */
export type Say = (line: string) => void;
