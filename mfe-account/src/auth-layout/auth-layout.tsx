import { ClipboardCheck, Gauge, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '@verdant/shared/brand';
import { useTexts } from '../texts';
import styles from './auth-layout.module.css';

type AuthLayoutProps = {
  title: string;
  subtitle: string;
  children: ReactNode;
  /** Under the form: a link to the other account screen. */
  footer?: ReactNode;
};

const points = [
  { icon: Gauge, title: 'brand.scoreTitle', text: 'brand.scoreText' },
  { icon: ShieldCheck, title: 'brand.securityTitle', text: 'brand.securityText' },
  { icon: ClipboardCheck, title: 'brand.planTitle', text: 'brand.planText' },
] as const;

/** The layout of the account screens: the form, and beside it on wide screens the product's claims. */
export function AuthLayout({ title, subtitle, children, footer }: AuthLayoutProps) {
  const t = useTexts();
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <div className={styles.column}>
          <header className={styles.header}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.subtitle}>{subtitle}</p>
          </header>
          {children}
          {footer && <p className={styles.footer}>{footer}</p>}
        </div>
      </div>
      <aside className={styles.brand} aria-label={brand.name}>
        <div className={styles.brandColumn}>
          <h2 className={styles.brandTitle}>{t('brand.title')}</h2>
          <ul className={styles.points}>
            {points.map(({ icon: Icon, title: pointTitle, text }) => (
              <li key={pointTitle} className={styles.point}>
                <span className={styles.icon}>
                  <Icon size={20} aria-hidden="true" />
                </span>
                <div>
                  <h3 className={styles.pointTitle}>{t(pointTitle)}</h3>
                  <p className={styles.pointText}>{t(text)}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}
