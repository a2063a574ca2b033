import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '@verdant/shared/api';
import type { Form, FormSchema } from '@verdant/shared/forms';
import { useAuth } from '@verdant/shared/services';
import { Banner, Button } from '@verdant/shared/ui';
import { useAccountForm } from '../form/use-account-form';
import { useSingleOpenForm, useStepFocus } from './open-form';
import form from '../form/form.module.css';

type SectionProps = {
  title: string;
  about: ReactNode;
  /** Control next to the title. */
  action?: ReactNode;
  children?: ReactNode;
};

export function Section({ title, about, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className="v-stack v-gap-4" aria-labelledby={id}>
      <div className="v-cluster v-gap-3 v-column-4 v-center v-between">
        <div className="v-words">
          <h3 id={id} className="v-md v-strong">
            {title}
          </h3>
          <p className="v-muted v-sm v-anywhere">{about}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

/** HTTP status of the API contract for a wrong current password. */
const WRONG_PASSWORD = 400;

type FormProps<Names extends string, Output> = {
  initial: Record<Names, string>;
  schema: FormSchema<Output>;
  /** Sends the checked values. Rejects with the failure of the API call. */
  send: (output: Output) => Promise<void>;
  passwordField?: string;
  /** Returns the banner text for a failure that is not a failed API call. */
  textOf?: (failure: unknown) => string | undefined;
  texts: { submit: string; busy: string; cancel: string; failed: string };
  /** True if the request deletes data or removes a credential; the button is then styled as dangerous. */
  isDestructive?: boolean;
  children: (field: Form<Record<Names, string>>['field']) => ReactNode;
};

type SectionFormProps<Names extends string, Output> = FormProps<Names, Output> & { onCancel: () => void };

export function SectionForm<Names extends string, Output>(props: SectionFormProps<Names, Output>) {
  const { initial, schema, send, textOf, texts, onCancel, children } = props;
  const { passwordField = 'password', isDestructive = false } = props;
  const { user } = useAuth();

  const explain = (reason: unknown) => {
    if (reason instanceof ApiError && reason.status === WRONG_PASSWORD && typeof reason.detail === 'string') {
      return { errors: { [passwordField]: reason.detail } };
    }
    const message = textOf?.(reason);
    return message === undefined ? undefined : { message };
  };
  const { busy, failure, field, formProps } = useAccountForm({
    initial,
    schema,
    send,
    failed: texts.failed,
    explain,
  });
  return (
    <form {...formProps} className={form.form}>
      {failure && <Banner>{failure}</Banner>}
      {passwordField in initial && (
        // Hidden field that tells password managers to which account the password belongs.
        <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      )}
      {children(field)}
      <div className="v-cluster v-gap-3">
        <Button type="submit" variant={isDestructive ? 'danger' : 'primary'} size="sm" busy={busy}>
          {busy ? texts.busy : texts.submit}
        </Button>
        <Button variant={isDestructive ? 'secondary' : 'quiet'} size="sm" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

type FormSectionProps<Names extends string, Output> = FormProps<Names, Output> & {
  title: string;
  about: ReactNode;
  openLabel: string;
  /** Text that confirms a sent form; undefined if the form leads to another page. */
  doneText?: string;
};

/** A section with a button that opens a form. A confirmation replaces the sent form. */
export function OpenableFormSection<Names extends string, Output>(props: FormSectionProps<Names, Output>) {
  const { title, about, openLabel, doneText, ...formProps } = props;
  const [state, setState] = useState<'idle' | 'open' | 'cancelled' | 'done'>('idle');
  const box = useStepFocus(state, state === 'open');
  useSingleOpenForm(state === 'open', () => setState('cancelled'));

  const open = (
    <Button variant="secondary" size="sm" onClick={() => setState('open')}>
      {openLabel}
    </Button>
  );
  const send = async (output: Output) => {
    await formProps.send(output);
    if (doneText !== undefined) setState('done');
  };
  return (
    <div ref={box}>
      <Section title={title} about={about} action={state !== 'open' && open}>
        {state === 'open' && <SectionForm {...formProps} send={send} onCancel={() => setState('cancelled')} />}
        {state === 'done' && (
          <div data-focus tabIndex={-1}>
            <Banner tone="good">{doneText}</Banner>
          </div>
        )}
      </Section>
    </div>
  );
}
