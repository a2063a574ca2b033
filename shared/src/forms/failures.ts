import { ApiError } from '@verdant/shared/api';
import type { FormErrors } from './check-form';

/** Content that a form shows for a failed submission. */
export type FormFailure = {
  /** Messages under fields, by their names. */
  errors?: FormErrors;
  /** The banner above the fields. */
  message?: string | undefined;
};

type FailureTexts = { network: string; fallback: string };

/** The banner text for a failed call: the server's own words, else the text for a network failure, else `fallback`. */
export function failureText(failure: unknown, texts: FailureTexts): string {
  if (!(failure instanceof ApiError)) return texts.fallback;
  if (failure.kind === 'network') return texts.network;
  return failure.detailText ?? texts.fallback;
}

/**
 * Sorts the validation items of a failed call (spec 8): the second element of `loc` names the field, and the messages for
 * everything else are joined.
 * @returns null when the failure has no items
 */
export function serverItems(failure: unknown, fields: readonly string[], invalid: string): FormFailure | null {
  if (!(failure instanceof ApiError) || failure.items.length === 0) return null;
  const errors: Record<string, string> = {};
  const rest: string[] = [];
  for (const { loc, msg } of failure.items) {
    const field = String(loc[1]);
    const message = msg || invalid;
    if (fields.includes(field)) errors[field] ??= message;
    else if (!rest.includes(message)) rest.push(message);
  }
  return { errors, message: rest.length > 0 ? rest.join(' ') : undefined };
}
