import * as v from 'valibot';
import { moneyTransactionsQuery } from '@verdant/shared/contract';

const names = ['search', 'month', 'account', 'category', 'tag'] as const;

/** Filters of transactions; an empty string means no filter. The names are those of the URL's query parameters. */
export type TransactionFilters = Record<(typeof names)[number], string>;

export const hasFilters = (filters: TransactionFilters): boolean => names.some((name) => filters[name] !== '');

/**
 * Reads the filters from untrusted query parameters of the URL.
 * @returns the filters that the server accepts, and whether an invalid filter was ignored
 */
export function readFilters(params: URLSearchParams): { filters: TransactionFilters; hasInvalid: boolean } {
  const filters: TransactionFilters = { search: '', month: '', account: '', category: '', tag: '' };
  let hasInvalid = false;
  for (const name of names) {
    const value = params.get(name) ?? '';
    if (value === '' || v.is(moneyTransactionsQuery.entries[name], value)) filters[name] = value;
    else hasInvalid = true;
  }
  return { filters, hasInvalid };
}

/** Returns the URL parameters of the filters in use; empty filters are omitted, so that the URL stays short. */
export const filtersToParams = (filters: TransactionFilters): Record<string, string> =>
  Object.fromEntries<string>(names.flatMap((name) => (filters[name] === '' ? [] : [[name, filters[name]]])));
