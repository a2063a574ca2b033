import { useEffect, useState } from 'react';
import { SampleMark, useLazyComponent } from '@verdant/shared/ui';
import { whenIdle } from '../particles/when-idle';
import { useTexts } from '../texts';
import styles from './product-picture.module.css';

const load = async () => {
  const { Picture } = await import(/* webpackChunkName: "landing-picture" */ './picture');
  return Picture;
};

/** The product's picture. It lies below the first screen, so it loads after everything that is on it. */
export function ProductPicture() {
  const t = useTexts();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  const { state } = useLazyComponent(load, isWanted);
  if (state.status === 'failed') return null;
  return (
    <figure className={styles.picture}>
      <figcaption className={styles.caption}>
        {t('preview.label')} <SampleMark label={t('preview.sample')} />
      </figcaption>
      {state.status === 'ready' && <state.Component />}
    </figure>
  );
}
