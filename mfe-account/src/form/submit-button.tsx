import { Banner, Button } from '@verdant/shared/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts';

/**
 * Submit button of a form. In a prerendered page, it also contains a text for browsers without JavaScript that asks the
 * user to turn it on.
 */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const t = useTexts();
  return (
    <>
      <noscript>
        <Banner tone="info">{t('form.noScript')}</Banner>
      </noscript>
      <Button type="submit" size="lg" block busy={busy}>
        {children}
      </Button>
    </>
  );
}
