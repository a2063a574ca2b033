import { brand } from '@verdant/shared/brand';
import { useTexts } from '../texts';
import styles from './brand-block.module.css';

/** Number of dots in each column, 80 in total. The dots of the outer columns on both sides are hollow. */
const HEAPS = [1, 0, 2, 2, 3, 4, 6, 8, 9, 10, 9, 8, 6, 4, 3, 2, 1, 1, 1];
const OUTER_COLUMNS = 5;
const PITCH = 10;
const WIDTH = 320;
const LINE = 103;
const START = (WIDTH - (HEAPS.length - 1) * PITCH) / 2;

const dots = HEAPS.flatMap((height, column) =>
  Array.from({ length: height }, (_, row) => ({
    cx: START + column * PITCH,
    cy: LINE - 6 - row * PITCH,
    isOuter: column < OUTER_COLUMNS || column >= HEAPS.length - OUTER_COLUMNS,
  })),
);

function DotHill() {
  return (
    <svg className={styles.hill} viewBox={`0 0 ${WIDTH} ${LINE + 1}`} aria-hidden="true">
      {dots.map(({ cx, cy, isOuter }) => (
        <circle
          key={`${cx} ${cy}`}
          className={isOuter ? styles.hollow : styles.filled}
          cx={cx}
          cy={cy}
          r={isOuter ? 3.4 : 4}
        />
      ))}
      <path className={styles.line} d={`M0 ${LINE}H${WIDTH}`} />
    </svg>
  );
}

const points = [
  { title: 'brand.scoreTitle', text: 'brand.scoreText' },
  { title: 'brand.securityTitle', text: 'brand.securityText' },
  { title: 'brand.planTitle', text: 'brand.planText' },
] as const;

export function BrandBlock() {
  const t = useTexts();
  return (
    <aside className={`${styles.brand} v-screen`} aria-label={brand.name}>
      <DotHill />
      <h2 className={`${styles.title} v-xxl`}>{t('brand.title')}</h2>
      <ul>
        {points.map(({ title, text }) => (
          <li key={title} className={`${styles.point} v-sm`}>
            <h3 className={`${styles.pointTitle} v-sm v-strong v-plain`}>{t(title)}</h3>
            <p className={styles.text}>{t(text)}</p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
