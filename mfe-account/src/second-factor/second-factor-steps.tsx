import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo, useState } from 'react';
import {
  secondFactorChange,
  secondFactorConfirmation,
  secondFactorSetupRequest,
  type SecondFactorSetup,
} from '@verdant/shared/contract';
import type { FormSchema } from '@verdant/shared/forms';
import { useUnsavedWork } from '@verdant/shared/services';
import { Banner, Button, TextField } from '@verdant/shared/ui';
import { PasswordField } from '../form/fields';
import { SectionForm } from '../sections/section-form';
import { useCloseWarning } from '../sections/shown-once';
import { useSecondFactorTexts } from './texts';
import styles from './second-factor.module.css';

/** Width of the white margin around a QR code, in modules (squares of the code), which scanners need (ISO 18004). */
const MARGIN = 4;

/** A QR code, dark on white in every theme because cameras expect that. */
function QrCode({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => generate(text, { minCorrectionLevel: correction.M }), [text]);
  const side = code.size + 2 * MARGIN;
  return (
    <svg className={styles.qr} viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`} role="img" aria-label={label}>
      <path d={toSvgPath(code)} />
    </svg>
  );
}

/** Secret key for the authenticator app, as a QR code to scan, a link for an app on the same device, and text to type. */
export function AuthenticatorSetupKey({ setup }: { setup: SecondFactorSetup }) {
  const t = useSecondFactorTexts();
  return (
    <div className="v-cluster v-gap-4 v-start">
      <QrCode text={setup.uri} label={t('key.qr')} />
      <div className="v-words v-stack v-gap-3 v-sm">
        <p>{t('key.scan')}</p>
        <p>
          <a href={setup.uri}>{t('key.open')}</a>
        </p>
        <p>{t('key.type')}</p>
        <p className={`v-md v-figures v-anywhere ${styles.code}`}>{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</p>
        <div>
          <CopyButton text={setup.secret} label={t('key.copy')} />
        </div>
      </div>
    </div>
  );
}

const initial = { password: '', code: '' };
type Typed = Partial<typeof initial>;

const schemas = {
  password: secondFactorSetupRequest,
  code: secondFactorConfirmation,
  'password and code': secondFactorChange,
} satisfies Record<string, FormSchema<Typed>>;

type ConfirmFormProps<Asks extends keyof typeof schemas> = {
  asks: Asks;
  submitLabel: string;
  /** Sends the typed values. Rejects with the failure of the API call. */
  send: (typed: typeof initial) => Promise<void>;
  onCancel: () => void;
};

export function ConfirmForm<Asks extends keyof typeof schemas>(props: ConfirmFormProps<Asks>) {
  const { asks, submitLabel, send, onCancel } = props;
  const t = useSecondFactorTexts();
  const schema: FormSchema<Typed> = schemas[asks];
  return (
    <SectionForm
      initial={initial}
      schema={schema}
      send={async (typed) => send({ ...initial, ...typed })}
      texts={{ submit: submitLabel, busy: t('busy'), cancel: t('cancel'), failed: t('failed') }}
      onCancel={onCancel}
    >
      {(field) => (
        <>
          {asks !== 'code' && <PasswordField {...field('password')} label={t('password')} />}
          {asks !== 'password' && (
            <TextField
              {...field('code')}
              required
              label={t('code')}
              hint={t(asks === 'code' ? 'code.hint' : 'code.orRecovery')}
              autoComplete="one-time-code"
              inputMode={asks === 'code' ? 'numeric' : 'text'}
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </>
      )}
    </SectionForm>
  );
}

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
function CopyButton({ text, label }: { text: string; label: string }) {
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
