import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@verdant/shared/router';
import { classNames } from '@verdant/shared/ui';
import { LargeAmount } from '../../section/large-amount';
import styles from './account-facts.module.css';

export type AccountFigure = {
  /** Path of the page that the row opens. */
  to: string;
  name: string;
  /** Formatted figure; empty if the figure is unknown, and `note` then contains the reason. */
  value: string;
  note?: string | undefined;
  /** Age level of the figure: 0 for the last days. Older figures are shown paler. */
  age?: 0 | 1 | 2;
  /** Drawing below the figure; only the first, largest figure has one. */
  drawing?: ReactNode;
};

const ageStyles = [undefined, styles.ageing, 'v-muted'] as const;

/** A figure of the user's own accounts. The whole row is a link to a page with details. */
export function AccountFact({
  to,
  name,
  value,
  note,
  age = 0,
  drawing,
  isLead = false,
}: AccountFigure & { isLead?: boolean }) {
  return (
    <li className={classNames(styles.item, isLead && styles.lead)}>
      <Link to={to} className={`${styles.fact} v-column-3 v-center`}>
        <span className={styles.name}>{name}</span>
        <span className={classNames(styles.value, 'v-figures v-nowrap', ageStyles[age])}>
          {isLead ? <LargeAmount text={value} /> : value}
        </span>
        {note && <span className={`${styles.note} v-muted v-xs`}>{note}</span>}
        <ChevronRight size={18} className={styles.sign} aria-hidden="true" />
      </Link>
      {drawing}
    </li>
  );
}
