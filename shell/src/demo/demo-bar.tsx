import { localeOf } from '@verdant/shared/contract';
import { useAuth, useLanguage } from '@verdant/shared/services';
import styles from './demo-bar.module.css';
import { useTexts } from './texts';

/** A bar on every page of a demo household, which ends at `endsAt` (ISO 8601). */
export function DemoBar({ endsAt }: { endsAt: string }) {
  const t = useTexts();
  const { logout } = useAuth();
  const { language } = useLanguage();
  const time = new Date(endsAt).toLocaleString(localeOf(language), {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <aside className={styles.bar} aria-label={t('demo.label')} data-demo-bar>
      <span>{t('demo.text', { time })}</span>
      <span className={`${styles.links} v-inline v-gap-5`}>
        {/* A new document, so that nothing of the household is left in memory. */}
        <a href="/sign-up" onClick={logout}>
          {t('demo.signUp')}
        </a>
        <a href="/" onClick={logout}>
          {t('demo.leave')}
        </a>
      </span>
    </aside>
  );
}
