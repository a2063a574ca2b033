import styles from './charts.module.css';

/** Number of chart colours; the ninth series has the first colour again. */
export const CHART_COLOUR_COUNT = 8;

/** Returns the CSS token of the colour with the index `place`, from 0, for example `--chart-1`. */
export function chartColourToken(index: number): string {
  return `--chart-${(index % CHART_COLOUR_COUNT) + 1}`;
}

/** SVG path of a shape for each colour. The first four are the shapes of the scores with these colours. */
const paths = [
  'M6 .8a5.2 5.2 0 1 1 0 10.4A5.2 5.2 0 0 1 6 .8z',
  'M6 .5l6 11H0z',
  'M1 1h10v10H1z',
  'M6 0l6 6-6 6-6-6z',
  'M4 0h4v4h4v4H8v4H4V8H0V4h4z',
  'M0 .5h12l-6 11z',
  'M0 4h12v4H0z',
  'M4 0h4v12H4z',
] as const;

export function ColourMark({ place: index }: { place: number }) {
  return (
    <svg className={`v-rigid ${styles.mark}`} viewBox="0 0 12 12" aria-hidden="true">
      <path
        className={index % 2 === 1 ? styles.faint : undefined}
        d={paths[index % CHART_COLOUR_COUNT]}
        fill={`var(${chartColourToken(index)})`}
      />
    </svg>
  );
}
