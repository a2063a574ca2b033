/*
 * The part of the project's English that a machine can check. An exception needs a reason:
 * `oxlint-disable-next-line verdant/plain-comment -- <reason>`.
 */

/** Words with which a comment must not begin, because its subject would be missing. */
const OPENINGS = /^(?:Of|Whose|What|Which|How|Where|As|From|For|Without|Not|Nothing|No|In place of|Also)\b/i;

/** Words with which the title of a test must not begin. The words `no` and `nothing` are allowed. */
const TITLE_OPENINGS = /^(?:Of|Whose|What|Which|How|Where|As|From|For|Without|Not|In place of|Also)\b/i;

/** Paraphrases, each with the usual term. @type {[paraphrase: RegExp, term: string][]} */
const TERMS = [
  [/\b(?:some(?:body|one)|anybody|nobody|whoever)\b/i, 'user, visitor, developer or operator'],
  [/\bwritten pages?\b/i, 'prerendered page'],
  [/\b(?:draw|drawn|render|rendered) anew\b/i, 'render again'],
  [/\boffered answers?\b/i, 'suggested answer'],
  [/\bmisfits?\b/i, 'incompatible'],
  [/\bbeside\b/i, 'next to, or in addition to'],
  [/\b(?:anew|afresh)\b/i, 'again'],
];

/** Longest sentence of a comment, in words. */
const MAX_WORDS = 30;

/** Start of a comment that is a directive for a tool. */
const DIRECTIVE = /^(?:@|#__|#region|#endregion|webpack|oxlint|eslint|istanbul|c8|v8|\/ ?<reference|!)/;

/** @typedef {{ type: 'Line' | 'Block', value: string, loc: { start: { line: number }, end: { line: number } } }} Comment */

/**
 * Joins consecutive line comments, and removes comment markers and JSDoc tags.
 * @param {readonly Comment[]} comments of one file, in order
 * @returns {{ comment: Comment, text: string }[]}
 */
function proseOf(comments) {
  const prose = [];
  let previous;
  for (const comment of comments) {
    const text = comment.value
      .split('\n')
      .map((line) => line.trim().replace(/^\*+ ?/, ''))
      .join('\n')
      .split(/^@|\s@(?:param|returns|throws|type|template|typedef|property)\b/m, 1)
      .join('')
      .replaceAll('\n', ' ')
      .trim();
    const last = prose.at(-1);
    const continues =
      comment.type === 'Line' && previous?.type === 'Line' && comment.loc.start.line === previous.loc.end.line + 1;
    if (continues && last !== undefined) last.text += ` ${text}`;
    else prose.push({ comment, text });
    previous = comment;
  }
  return prose.filter(({ text }) => text !== '' && !DIRECTIVE.test(text));
}

/** Describes the faults of a comment. @param {string} text @returns {string[]} */
function faultsOf(text) {
  const opening = OPENINGS.exec(text)?.[0];
  const long = text.split(/[.!?:;] /).filter((sentence) => sentence.split(' ').length > MAX_WORDS);
  return [
    ...(opening === undefined ? [] : [`A comment begins with its subject or verb, and not with "${opening}".`]),
    ...TERMS.flatMap(([pattern, term]) => {
      const word = pattern.exec(text.replaceAll(/`[^`]*`/g, ''))?.[0];
      return word === undefined ? [] : [`Write ${term} in place of "${word}".`];
    }),
    ...(long.length === 0 ? [] : [`A sentence has at most ${MAX_WORDS} words.`]),
  ];
}

export const plainCommentRule = {
  meta: { type: 'suggestion' },
  /** @param {any} context */
  create: (context) => ({
    Program() {
      for (const { comment, text } of proseOf(context.sourceCode.getAllComments())) {
        for (const message of faultsOf(text)) context.report({ loc: comment.loc, message });
      }
    },
  }),
};

/** Pattern for a possible verb in a title: common verbs, and all words that end in -s or -ed. */
const VERB = /\b(?:never|is|are|has|have|does|do|can|cannot|may|must|will|was|were|[a-z]+s|[a-z]+ed)\b|%[a-z]|\$\{/i;

export const plainTitleRule = {
  meta: { type: 'suggestion' },
  /** @param {any} context */
  create: (context) => ({
    /** @param {any} node */
    CallExpression(node) {
      let callee = node.callee;
      while (callee.type !== 'Identifier') {
        if (callee.property?.name === 'describe') return;
        callee = callee.object ?? callee.callee ?? callee.tag;
        if (callee === undefined) return;
      }
      const [title] = node.arguments;
      if (!['test', 'it'].includes(callee.name) || title?.type !== 'Literal' || typeof title.value !== 'string') return;
      const opening = TITLE_OPENINGS.exec(title.value)?.[0];
      if (opening !== undefined) {
        context.report({ node: title, message: `A title begins with its subject or verb, and not with "${opening}".` });
      } else if (!VERB.test(title.value)) context.report({ node: title, message: 'A title needs a verb.' });
    },
  }),
};
