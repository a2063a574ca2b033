import type { Changes } from '@verdant/shared/changes';
import type { MoneyCycle } from '@verdant/shared/contract';
import type { Change } from './changes';

/** State and actions that the parts of the page share. */
export type BillsContext = {
  cycle: MoneyCycle;
  changes: Changes<Change>;
  /** The form that is open: `pay`, `add`, or the key of a bill. */
  open: string | null;
  setOpen: (open: string | null) => void;
};
