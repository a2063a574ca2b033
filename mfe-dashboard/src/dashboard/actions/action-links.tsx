import type { AdviceLink } from '@verdant/shared/contract';
import styles from './action-links.module.css';

/** Where to read on and whom to call about an action; nothing without links. */
export function ActionLinks({ links = [] }: { links?: readonly AdviceLink[] | undefined }) {
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
