import type { ReactNode } from 'react';
import styles from './auth-layout.module.css';
import { BrandBlock } from './brand-block';

type AuthLayoutProps = {
  title: string;
  subtitle: string;
  children: ReactNode;
  /** Link to the other account screen, under the form. */
  footer?: ReactNode;
  /** Content at the end of the page. */
  below?: ReactNode;
};

/** The layout of the account screens: the form, and on wide screens the product's illustration and claims next to it. */
export function AuthLayout({ title, subtitle, children, footer, below }: AuthLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={`${styles.column} v-stack v-gap-6 v-packed v-full`}>
        <header className={styles.header}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.subtitle}>{subtitle}</p>
        </header>
        {children}
        {footer && <p className={styles.footer}>{footer}</p>}
        {below}
      </div>
      <BrandBlock />
    </div>
  );
}
