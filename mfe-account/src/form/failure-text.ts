import { ApiError } from '@verdant/shared/api';

/**
 * The banner text for a failed call: the server's own words, else the text for a network failure, else `fallback`.
 */
export function failureText(failure: unknown, texts: { network: string; fallback: string }): string {
  if (!(failure instanceof ApiError)) return texts.fallback;
  if (failure.kind === 'network') return texts.network;
  return failure.detailText ?? texts.fallback;
}
