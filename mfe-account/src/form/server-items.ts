import { ApiError } from '@verdant/shared/api';
import type { FormErrors } from './check-form';

export type ServerItems = {
  /** Messages for fields that the form has. */
  errors: FormErrors;
  /** The message for everything else, if there is any. */
  rest: string | undefined;
};

/**
 * Sorts the validation items of a failed call (spec 8): the second element of `loc` names the field.
 * @returns null when the failure has no items
 */
export function serverItems(failure: unknown, fields: readonly string[], invalid: string): ServerItems | null {
  if (!(failure instanceof ApiError) || failure.items.length === 0) return null;
  const errors: Record<string, string> = {};
  const rest: string[] = [];
  for (const { loc, msg } of failure.items) {
    const field = String(loc[1]);
    const message = msg || invalid;
    if (fields.includes(field)) errors[field] ??= message;
    else if (!rest.includes(message)) rest.push(message);
  }
  return { errors, rest: rest.length > 0 ? rest.join(' ') : undefined };
}
