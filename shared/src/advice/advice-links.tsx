import type { AdviceLink } from '../contract';
import styles from './advice-links.module.css';

/** Where to read on and whom to call about a piece of advice; nothing without links. The names are those of the services, in English. */
export function AdviceLinks({ links = [] }: { links?: readonly AdviceLink[] | undefined }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} lang="en">
      {links.map(({ name, url }) => (
        <li key={url}>
          <a href={url} rel="noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
