import { createRoot } from 'react-dom/client';
import { SLOW_LOAD_AFTER_MS } from '@verdant/federation/browser';
import type { PageRoute, RemoteHost } from '@verdant/federation/browser';
import type { Language } from '@verdant/shared/contract';
import { Button } from '@verdant/shared/ui';
import { LanguageProvider } from '../language/language-provider';
import { useShellTexts } from '../texts';
import styles from '../app/bar.module.css';

function DelayNotice({ onRetry }: { onRetry: () => void }) {
  const t = useShellTexts();
  return (
    <section role="status" className={styles.delay}>
      <p>{t('loading.slow')}</p>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        {t('loading.tryAgain')}
      </Button>
    </section>
  );
}

/** Shows a notice below a prerendered page whose script loads slowly. Returns a function that removes the notice. */
export function showDelayNotice({ loader }: RemoteHost, { remote, module }: PageRoute, language: Language): () => void {
  const container = document.createElement('div');
  const root = createRoot(container);
  const timer = setTimeout(() => {
    document.body.append(container);
    root.render(
      <LanguageProvider first={language}>
        <DelayNotice onRetry={() => loader.retry(remote, module)} />
      </LanguageProvider>,
    );
  }, SLOW_LOAD_AFTER_MS);
  return () => {
    clearTimeout(timer);
    root.unmount();
    container.remove();
  };
}
