import type { SupportKind } from '@verdant/shared/contract';
import type { SupportOffers } from './quiz-state';

export function offerSupport({ dismissed }: SupportOffers, needs: readonly SupportKind[]): SupportOffers {
  return { dismissed, offered: needs.filter((kind) => !dismissed.includes(kind)) };
}

export function dismissSupport({ offered, dismissed }: SupportOffers): SupportOffers {
  return { offered: [], dismissed: [...dismissed, ...offered] };
}
