/** spec 2 and 9: the six questions, in the order of the specification. */
export const questions = ['quiz', 'data', 'security', 'support', 'score', 'different'] as const;
