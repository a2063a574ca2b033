/** Shows the question; `answer` is called once. Returns the function that takes it away without an answer. */
export type AskToLeave = (message: string, answer: (leaves: boolean) => void) => () => void;
