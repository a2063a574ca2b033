import { Link } from '@verdant/shared/router';
import styles from './legal-page.module.css';

/** Where to do what the text is about. */
export function PageLinks({ links }: { links: readonly { to: string; label: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={styles.related}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
