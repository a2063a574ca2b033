import { useAuth, useLanguage } from '@verdant/shared/services';
import styles from './demo-bar.module.css';
import { useTexts } from './texts';

/**
 * A bar on every page that says that the user is in a demo household. The links of the bar leave the household, which the
 * server then deletes. @param endsAt ISO 8601 time at which the household ends by itself
 */
export function DemoBar({ endsAt }: { endsAt: string }) {
  const t = useTexts();
  const { logout } = useAuth();
  const { language } = useLanguage();
  const locale = language === 'en' ? 'en-AU' : language;
  const time = new Date(endsAt).toLocaleString(locale, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
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
