import { cancelSlowChunks, loadChunk, SLOW_LOAD_AFTER_MS } from '@verdant/federation/remote';
import { Banner, Button, Spinner, useLazyComponent } from '@verdant/shared/ui';
import { Fragment, useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTexts } from './texts';

export { whenIdle } from '@verdant/federation/remote';

function subscribeToNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Shows a spinner, with a notice if the browser is offline, else with a retry button after eight seconds. */
function Waiting() {
  const t = useTexts();
  const isOnline = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_LOAD_AFTER_MS);
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
 * Returns a component whose separate chunk loads on the first render, with automatic retries. A failure is reported, and
 * the component then shows a message with a retry button.
 * @param load imports the component: `() => import('./details').then(({ Details }) => Details)`
 * @param Around component around the spinner and the failure notice, such as a page with its heading
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
          <div className="v-stack v-gap-3 v-left">
            <div className="v-full">
              <Banner>{t('lazy.failed')}</Banner>
            </div>
            <Button size="sm" variant="secondary" onClick={retry}>
              {t('lazy.retry')}
            </Button>
          </div>
        )}
      </Around>
    );
  };
}
