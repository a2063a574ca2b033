import type { MeasuresAndGoals } from '@verdant/shared/contract';

declare global {
  interface FederationSlots {
    /** The new result, first on the dashboard after a quiz until the user closes it. */
    'mfe-dashboard/new-result': {
      /** Id of the completed quiz. */
      sessionId: string;
      /** True right after the last answer, and false after a reload. */
      isNew: boolean;
      onClose: () => void;
    };
    /** Slot below the progress of the user's own goals. It is hidden if the user has no goal. */
    'mfe-dashboard/own-goals': {
      goals: MeasuresAndGoals['goals'];
      /** Next day on which pay is expected, like `2026-12-03`; null if there is no regular pay. */
      nextPayday: string | null;
    };
  }
}
