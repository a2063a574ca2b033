/** Shows the question and calls `answer` once. Returns the function that removes the question without an answer. */
export type AskToLeave = (message: string, answer: (leaves: boolean) => void) => () => void;
