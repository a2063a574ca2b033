import { ApiError } from '@verdant/shared/api';
import type { FormErrors } from './check-form';

export type FormFailure = {
  errors?: FormErrors;
  message?: string | undefined;
};

type FailureTexts = { network: string; fallback: string };

/** Returns the banner text for a failed call: the server's own message if the response has one. */
export function failureText(failure: unknown, texts: FailureTexts): string {
  if (!(failure instanceof ApiError)) return texts.fallback;
  if (failure.kind === 'network') return texts.network;
  return failure.detailText ?? texts.fallback;
}

/** Assigns a failed call's validation items to `fields`; joins other messages (spec 8). Returns null without items. */
export function toFormFailure(failure: unknown, fields: readonly string[], invalid: string): FormFailure | null {
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
