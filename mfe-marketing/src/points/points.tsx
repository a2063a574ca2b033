import type { LucideIcon } from 'lucide-react';
import styles from './points.module.css';

type Point = { id: string; icon: LucideIcon; title: string; text: string };

/** A list of arguments: an icon, a title and a sentence each. */
export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className={styles.points}>
      {points.map(({ id, icon: Icon, title, text }) => (
        <li key={id} className={styles.point}>
          <span className={styles.icon}>
            <Icon size={20} aria-hidden="true" />
          </span>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
