import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Banner, Button, TextField } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import styles from './form.module.css';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'required'>;

export function EmailField(props: FieldProps) {
  return <TextField autoComplete="email" {...props} required type="email" autoCapitalize="none" />;
}

/** A required password field with a button to show the characters. By default, browsers autofill the current password. */
export function PasswordField(props: FieldProps) {
  const t = useTexts();
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      required
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className={`${styles.toggle} v-icon-button`}
          aria-label={t(visible ? 'password.hide' : 'password.show')}
          onClick={() => setVisible(!visible)}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      }
    />
  );
}

/** Submit button of a form. A prerendered page also shows a text that asks to turn on JavaScript. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const t = useTexts();
  return (
    <>
      <noscript>
        <Banner tone="info">{t('form.noScript')}</Banner>
      </noscript>
      <Button type="submit" size="lg" block busy={busy}>
        {children}
      </Button>
    </>
  );
}
