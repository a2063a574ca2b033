import * as v from 'valibot';

/* The little that a client needs of the quiz's responses: for drills, which continue whatever a server sends. */

const question = v.looseObject({
  id: v.string(),
  question_type: v.string(),
  options: v.array(v.looseObject({ value: v.string() })),
});

export const registered = v.looseObject({ access_token: v.string() });
export const started = v.looseObject({ session: v.looseObject({ session_id: v.string() }), question });
export const answered = v.looseObject({ question: v.optional(v.nullable(question)) });
export type LooseQuestion = v.InferOutput<typeof question>;

function answerTo({ question_type, options }: LooseQuestion): unknown {
  const first = options[0]?.value ?? '';
  const byType: Record<string, unknown> = { single_choice: first, multiple_choice: [first], scale: 5 };
  return byType[question_type] ?? 'To sleep well at night';
}

/** The body of POST /adaptive-quiz/respond with some answer to the question. */
export function answerBody(sessionId: string, asked: LooseQuestion) {
  const answer = answerTo(asked);
  const detail = {
    answer,
    question_text: '',
    session_id: sessionId,
    question_order: 1,
    submitted_at: new Date().toISOString(),
  };
  return { session_data: { session_id: sessionId }, response: { question_id: asked.id, answer, response: detail } };
}
