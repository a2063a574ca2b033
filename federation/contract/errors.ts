import * as v from 'valibot';

/** Error of one field of a request. The second element of `loc` is the field's name (spec 7). */
export const validationItem = v.object({
  loc: v.array(v.union([v.string(), v.number()])),
  msg: v.optional(v.string()),
});
export type ValidationItem = v.InferOutput<typeof validationItem>;

/** Error response of the API: one text, or, with status 422, a list of field errors. */
export const errorResponse = v.object({ detail: v.union([v.string(), v.array(validationItem)]) });
export type ErrorResponse = v.InferOutput<typeof errorResponse>;
