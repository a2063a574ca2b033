import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '@verdant/shared/lazy';
import { useLazyComponent } from '@verdant/shared/ui';
import styles from './lazy-sample.module.css';

const load = async () => {
  const { Sample } = await import(/* webpackChunkName: "landing-sample" */ './sample');
  return Sample;
};

/** Loads the sample once the visitor scrolls near it. */
export function LazySample() {
  const [isWanted, setWanted] = useState(false);
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const view = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWanted(true);
    });
    const cancel = whenIdle(() => {
      if (containerRef.current) view.observe(containerRef.current);
    });
    return () => {
      cancel();
      view.disconnect();
    };
  }, []);
  const { state } = useLazyComponent(load, isWanted);
  if (state.status === 'failed') return null;
  return state.status === 'ready' ? <state.Component /> : <div ref={containerRef} className={styles.place} />;
}
