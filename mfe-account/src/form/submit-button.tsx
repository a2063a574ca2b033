import { Banner, Button } from '@verdant/shared/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts';

/** Sends the form. If scripts are off in a prerendered page, a text asks the user to turn on JavaScript. */
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
