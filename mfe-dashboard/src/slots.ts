import type { MeasuresAndGoals } from '@verdant/shared/contract';

declare global {
  interface FederationSlots {
    /** Below the progress of a user's own goals; not shown without a goal. */
    'mfe-dashboard/own-goals': {
      goals: MeasuresAndGoals['goals'];
      /** `2026-12-03`, the next day that pay is expected on; null where none comes regularly. */
      nextPayday: string | null;
    };
  }
}
