import { useEffect } from 'react';
import { useAuth, useLanguage } from '@verdant/shared/services';

/** The account's language applies on every device that its owner signs in on. */
export function useAccountLanguage(): void {
  const { user } = useAuth();
  const { setLanguage } = useLanguage();
  const chosen = user?.preferences?.language;
  useEffect(() => {
    if (chosen) setLanguage(chosen);
  }, [chosen, setLanguage]);
}
