import styles from './charts.module.css';
import { colourToken } from './colours';

/** The shapes of the first four colours are those of the scores that have them; later ones are told by their names. */
const paths = [
  'M6 .8a5.2 5.2 0 1 1 0 10.4A5.2 5.2 0 0 1 6 .8z',
  'M6 .5l6 11H0z',
  'M1 1h10v10H1z',
  'M6 0l6 6-6 6-6-6z',
] as const;

/** The sign of a colour in a legend; `faint` for a band. */
export function Mark({ place, faint = false }: { place: number; faint?: boolean }) {
  return (
    <svg className={styles.mark} viewBox="0 0 12 12" aria-hidden="true">
      <path
        d={faint ? 'M0 2h12v8H0z' : (paths[place] ?? paths[0])}
        fill={`var(${colourToken(place)})`}
        opacity={faint ? 0.35 : undefined}
      />
    </svg>
  );
}
