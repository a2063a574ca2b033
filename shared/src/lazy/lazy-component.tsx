import { cancelSlowChunks, loadChunk, SLOW_AFTER_MS } from '@verdant/federation/remote';
import { Banner, Button, Spinner, useLazyComponent } from '@verdant/shared/ui';
import { Fragment, useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import styles from './lazy-component.module.css';
import { useTexts } from './texts';

function subscribeToNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** A spinner. It says if the browser is offline, or after eight seconds that the part is still loading, with a retry. */
function Waiting() {
  const t = useTexts();
  const isOnline = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSlow]);

  const retry = () => {
    setSlow(false);
    cancelSlowChunks();
  };
  if (!isOnline) return <Spinner label={<p>{t('lazy.offline')}</p>} />;
  if (!isSlow) return <Spinner hiddenLabel={t('lazy.loading')} />;
  return (
    <Spinner
      label={
        <>
          <p>{t('lazy.slow')}</p>
          <Button size="sm" variant="secondary" onClick={retry}>
            {t('lazy.retry')}
          </Button>
        </>
      }
    />
  );
}

/**
 * Returns a component of a remote in a separate chunk, for parts that a user opens. It loads when first rendered, with a
 * spinner, a text if it takes long, automatic retries, and a notice with Try again if it fails. The failure is reported
 * with remote and release.
 * @param load imports the component: `() => import('./details').then(({ Details }) => Details)`
 * @param Around surrounds the spinner and the notice, such as a page with its heading
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Around: ComponentType<{ children: ReactNode }> = Fragment,
): ComponentType<Props> {
  const loadComponent = () => loadChunk(load);

  return function LazyComponent(props: Props) {
    const t = useTexts();
    const { state, retry } = useLazyComponent(loadComponent);
    if (state.status === 'ready') return <state.Component {...props} />;
    return (
      <Around>
        {state.status === 'loading' ? (
          <Waiting />
        ) : (
          <div className={styles.failed}>
            <Banner>{t('lazy.failed')}</Banner>
            <Button size="sm" variant="secondary" onClick={retry}>
              {t('lazy.retry')}
            </Button>
          </div>
        )}
      </Around>
    );
  };
}
