import { Banner, Button } from '@verdant/shared/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts';

/** Submit button of a form. In a prerendered page, the button also contains a text that asks to turn on JavaScript. */
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
