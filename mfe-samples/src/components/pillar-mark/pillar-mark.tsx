import styles from './pillar-mark.module.css';

/** The three pillars of a score, as the dashboard draws them: each hue has its own shape. */
export type Pillar = 'fund' | 'debt' | 'invest';

const shapes: Record<Pillar, string> = {
  fund: 'M1 1h10v10H1z',
  debt: 'M6 0l6 6-6 6-6-6z',
  invest: 'M6 .5l6 11H0z',
};

/** The shape of a pillar in its hue; decoration beside its name. */
export function PillarMark({ pillar }: { pillar: Pillar }) {
  return (
    <svg className={styles[pillar]} width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      <path d={shapes[pillar]} />
    </svg>
  );
}
