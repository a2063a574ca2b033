import type { MoneyCycle } from '@verdant/shared/contract';
import type { BillChanges } from './use-bill-changes';

/** What the parts of the page share. */
export type BillsContext = {
  cycle: MoneyCycle;
  changes: BillChanges;
  /** The form that is open: `pay`, `add`, or the key of a bill. */
  open: string | null;
  setOpen: (open: string | null) => void;
  /** What went wrong with the last change, for the form that is open. */
  failure: string | null;
};
