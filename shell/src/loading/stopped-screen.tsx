import { Button } from '@verdant/shared/ui';
import { useShellTexts } from '../texts';
import styles from './failure-screen.module.css';

/** Replaces the whole shell after the shell's own code has thrown repeatedly. Uses no router and no session. */
export function StoppedScreen() {
  const t = useShellTexts();
  return (
    <main className={styles.screen}>
      <h1>{t('failure.title')}</h1>
      <Button onClick={() => location.reload()}>{t('failure.reload')}</Button>
    </main>
  );
}
