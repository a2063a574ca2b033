import type { SupportKind } from '@verdant/shared/contract';
import type { Support } from './quiz-state';

/** Returns the state that offers the kinds of help in `needs`, except kinds that the user has dismissed. */
export function offer({ dismissed }: Support, needs: readonly SupportKind[]): Support {
  return { dismissed, offered: needs.filter((kind) => !dismissed.includes(kind)) };
}

export function putAway({ offered, dismissed }: Support): Support {
  return { offered: [], dismissed: [...dismissed, ...offered] };
}
