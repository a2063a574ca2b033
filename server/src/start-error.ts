/**
 * An error that prevents the start. Its message states problem and remedy in one line and is printed without a stack trace.
 */
export class StartError extends Error {}

/** A function that prints progress of the start. */
export type ProgressPrinter = (line: string) => void;
