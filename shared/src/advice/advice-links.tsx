import type { AdviceLink } from '../contract';
import styles from './advice-links.module.css';

/** Links and phone numbers that belong to a piece of advice. Renders nothing without links. Names of services stay in English. */
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
