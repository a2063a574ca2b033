import type { ReactNode } from 'react';
import styles from './editable-row.module.css';

export const EditableRows = ({ children }: { children: ReactNode }) => (
  <ul className={`${styles.rows} v-rows v-line-above v-line-below`}>{children}</ul>
);

type EditableRowProps = {
  /** Lines of text, the first of which names the row. */
  children: ReactNode;
  amount: ReactNode;
  controls?: ReactNode;
  /** A single button, which stays next to the amount even on a phone. */
  menu?: ReactNode;
  /** Content below the row, such as its open form. */
  below?: ReactNode;
};

/** A row of a list that the user can change. */
export function EditableRow({ children, amount, controls, menu, below }: EditableRowProps) {
  return (
    <li>
      <span className={`${styles.what} v-stack v-narrowing`}>{children}</span>
      <span className={`${styles.amount} v-strong v-figures v-end`}>{amount}</span>
      {controls && <span className={`${styles.controls} v-cluster v-gap-1 v-column-2`}>{controls}</span>}
      {menu && <span className={styles.menu}>{menu}</span>}
      {below}
    </li>
  );
}
