import { useEffect, useState } from 'react';
import { useLazyComponent } from '@verdant/shared/ui';
import { whenIdle } from '../particles/when-idle';
import styles from './lazy-sample.module.css';

const load = async () => {
  const { Sample } = await import(/* webpackChunkName: "landing-sample" */ './sample');
  return Sample;
};

/** The sample person lies below the first screen, and loads after everything that is on it. */
export function LazySample() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  const { state } = useLazyComponent(load, isWanted);
  if (state.status === 'failed') return null;
  return state.status === 'ready' ? <state.Component /> : <div className={styles.place} />;
}
