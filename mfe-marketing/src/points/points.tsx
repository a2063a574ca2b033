import styles from './points.module.css';

type Point = { id: string; title: string; text: string };

/** A list of benefits separated by thin lines: each has a title and a sentence, side by side if `wide`. */
export function Points({ points, wide }: { points: readonly Point[]; wide?: boolean }) {
  return (
    <ul className={wide ? styles.wide : undefined}>
      {points.map(({ id, title, text }) => (
        <li key={id} className={`${styles.point} v-line-above`}>
          <h3 className="v-lg">{title}</h3>
          <p className={`${styles.text} v-muted`}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
