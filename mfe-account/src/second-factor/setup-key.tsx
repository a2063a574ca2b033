import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import type { SecondFactorSetup } from '@verdant/shared/contract';
import { CopyButton } from './copy-button';
import { useSecondFactorTexts } from './texts';
import styles from './second-factor.module.css';

/** Modules of white around a code, which readers need (ISO 18004). */
const MARGIN = 4;

/** A QR code as one path, dark on white in every theme: cameras expect that. */
function QrCode({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => generate(text, { minCorrectionLevel: correction.M }), [text]);
  const side = code.size + 2 * MARGIN;
  return (
    <svg className={styles.qr} viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`} role="img" aria-label={label}>
      <path d={toSvgPath(code)} />
    </svg>
  );
}

/** The key for the authenticator app: to scan, to open on the same device, and to type. */
export function SetupKey({ setup }: { setup: SecondFactorSetup }) {
  const t = useSecondFactorTexts();
  return (
    <div className={styles.key}>
      <QrCode text={setup.uri} label={t('key.qr')} />
      <div className={styles.keyWords}>
        <p>{t('key.scan')}</p>
        <p>
          <a href={setup.uri}>{t('key.open')}</a>
        </p>
        <p>{t('key.type')}</p>
        <p className={styles.code}>{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</p>
        <div>
          <CopyButton text={setup.secret} label={t('key.copy')} />
        </div>
      </div>
    </div>
  );
}
