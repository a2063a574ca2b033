import { cancelSlowChunks, loadChunk, SLOW_AFTER_MS } from '@verdant/federation/remote';
import { Banner, Button, Spinner, useLazyComponent } from '@verdant/shared/ui';
import { Fragment, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import styles from './lazy-component.module.css';
import { useTexts } from './texts';

/** A spinner, which shows after eight seconds that it is still loading, and offers to request it again. */
function Waiting() {
  const t = useTexts();
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSlow]);

  const retry = () => {
    setSlow(false);
    cancelSlowChunks();
  };
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
 * A component of a remote in a chunk of its own, for what a user opens: it loads when it is first rendered, with a
 * spinner, a word when it takes long, automatic retries, and a notice with Try again if it fails. The failure is reported with remote and release.
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
