import styles from './charts.module.css';
import { colourToken } from './colours';

/** The shapes of the first four colours are those of the scores that have them; later ones differ by their names. */
const paths = [
  'M6 .8a5.2 5.2 0 1 1 0 10.4A5.2 5.2 0 0 1 6 .8z',
  'M6 .5l6 11H0z',
  'M1 1h10v10H1z',
  'M6 0l6 6-6 6-6-6z',
] as const;

/** The sign of a colour in a legend. */
export function Mark({ place }: { place: number }) {
  return (
    <svg className={styles.mark} viewBox="0 0 12 12" aria-hidden="true">
      <path
        className={place % 2 === 1 ? styles.faint : undefined}
        d={paths[place] ?? paths[0]}
        fill={`var(${colourToken(place)})`}
      />
    </svg>
  );
}
