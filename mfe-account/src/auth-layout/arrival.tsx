import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './arrival.module.css';

type ArrivalProps = {
  /** False where the page opens with it, and nothing was replaced. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** What took the place of a form: the focus moves here with it, so that it is read and Tab goes on from here. */
export function Arrival({ takesFocus = true, children }: ArrivalProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} tabIndex={-1} className={styles.arrival}>
      {children}
    </div>
  );
}
