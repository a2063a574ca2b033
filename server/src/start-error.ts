/** An error that prevents the start, in one line with the remedy; printed without a stack trace. */
export class StartError extends Error {}

/** A function that prints progress of the start. */
export type Say = (line: string) => void;
