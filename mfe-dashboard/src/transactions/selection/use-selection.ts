import { useState } from 'react';
import { MAX_CHANGED } from '@verdant/shared/contract';
import type { MoneyTransaction } from '@verdant/shared/contract';

/** State of the selection in a list; `selected` is undefined while the selection mode is off. */
export function useSelection(transactions: readonly MoneyTransaction[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>();
  // Ignores ids of transactions no longer in the list: a change or a refetch can remove a selected transaction.
  const selected = ids && transactions.filter(({ id }) => ids.has(id));
  return {
    selected,
    start: () => setIds(new Set()),
    stop: () => setIds(undefined),
    selectAll: () => setIds(new Set(transactions.slice(0, MAX_CHANGED).map(({ id }) => id))),
    toggle: (id: string) => {
      const toggled = new Set(ids);
      if (!toggled.delete(id) && toggled.size < MAX_CHANGED) toggled.add(id);
      setIds(toggled);
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
