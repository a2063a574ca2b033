import type { MeasuresAndGoals } from '@verdant/shared/contract';

declare global {
  interface FederationSlots {
    /** Slot for a new quiz result, which is at the top of the dashboard until the user closes the result. */
    'mfe-dashboard/new-result': {
      sessionId: string;
      /** True right after the last quiz answer, and false after a reload of the page. */
      isNew: boolean;
      onClose: () => void;
    };
    /** Slot below the progress of the user's goals; not rendered if the user has no goal. */
    'mfe-dashboard/own-goals': {
      goals: MeasuresAndGoals['goals'];
      /** Next day on which pay is expected, like `2026-12-03`; null if there is no regular pay. */
      nextPayday: string | null;
    };
  }
}
