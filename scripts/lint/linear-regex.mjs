import { analyse } from 'scslre';

/*
 * The run time of a regular expression with backtracking can grow faster than the length of the text. A long text of one
 * repeated character then blocks the server or the page.
 */

/** @typedef {Record<string, any>} Node a node of the syntax tree */

const messages = {
  slow: 'This regular expression is not linear: it is slow on a long text of {{ character }}.',
  built: 'Write a literal, or do without a regular expression: one that is built cannot be checked.',
};

/** @typedef {{ node: Node, messageId: keyof typeof messages, data?: Record<string, string> }} Problem */

export const linearRegexRule = {
  meta: { type: 'problem', messages },
  /** @param {{ report: (problem: Problem) => void }} context */
  create(context) {
    /** @param {Node} node */
    const checkCall = (node) => {
      const { type, name } = node.callee;
      if (type === 'Identifier' && name === 'RegExp') context.report({ node, messageId: 'built' });
    };
    return {
      NewExpression: checkCall,
      CallExpression: checkCall,
      /** @param {Node} node */
      Literal(node) {
        if (!node.regex) return;
        const { pattern, flags } = node.regex;
        const [slow] = analyse({ source: pattern, flags }).reports;
        if (slow) context.report({ node, messageId: 'slow', data: { character: `"${slow.character.pick}"` } });
      },
    };
  },
};
