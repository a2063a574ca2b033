import { useState } from 'react';
import { useUnsavedWork } from '@verdant/shared/services';
import { Banner, Button } from '@verdant/shared/ui';
import { useCloseWarning } from '../sections/shown-once';
import { useSecondFactorTexts } from './texts';
import styles from './second-factor.module.css';

type RecoveryCodesProps = { codes: readonly string[]; onStored: () => void };

export function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const t = useSecondFactorTexts();
  useUnsavedWork(true, { message: t('codes.unsaved') });
  useCloseWarning();
  const text = codes.join('\n');
  return (
    <div className={`${styles.steps} v-stack v-gap-4`} data-focus tabIndex={-1}>
      <Banner tone="good">{t('codes.on')}</Banner>
      <p>{t('codes.about')}</p>
      <ul className={styles.codes} aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code} className={`v-md v-figures v-anywhere ${styles.code}`}>
            {code}
          </li>
        ))}
      </ul>
      <div className="v-cluster v-gap-3">
        <CopyButton text={text} label={t('codes.copy')} />
        <a download="verdant-recovery-codes.txt" href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}>
          {t('codes.download')}
        </a>
      </div>
      <div>
        <Button size="sm" onClick={onStored}>
          {t('codes.stored')}
        </Button>
      </div>
    </div>
  );
}

/** Button that copies a text and shows whether copying worked. Users can also copy the visible text by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useSecondFactorTexts();
  const [state, setState] = useState<'idle' | 'copied' | 'not copied'>('idle');
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('not copied'),
    );
  return (
    <>
      <Button variant="secondary" size="sm" onClick={copy}>
        {label}
      </Button>{' '}
      <span role="status">{state !== 'idle' && t(state === 'copied' ? 'copied' : 'notCopied')}</span>
    </>
  );
}
