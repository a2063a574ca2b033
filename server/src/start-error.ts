/** A reason why the product cannot start, in one line that says what to do; shown without a stack. */
export class StartError extends Error {}

/** Tells the person who starts the product what takes so long. */
export type Say = (line: string) => void;
