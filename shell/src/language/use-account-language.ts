import { useEffect } from 'react';
import { useAuth, useLanguage } from '@verdant/shared/services';

/** Applies the account's language on every device on which the user signs in. */
export function useAccountLanguage(): void {
  const { user } = useAuth();
  const { setLanguage } = useLanguage();
  const chosen = user?.preferences?.language;
  useEffect(() => {
    if (chosen) setLanguage(chosen);
  }, [chosen, setLanguage]);
}
