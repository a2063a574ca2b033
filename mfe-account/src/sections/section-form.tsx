import { useState } from 'react';
import type { ReactNode } from 'react';
import { useAuth } from '@verdant/shared/services';
import { Banner } from '@verdant/shared/ui';
import type { FormSchema } from '../form/check-form';
import { useForm } from '../form/use-form';
import { useMessages } from '../texts';
import { FormButtons } from './form-buttons';
import { useConfirmedCall } from './use-confirmed-call';
import form from '../form/form.module.css';

type FieldOf<Names extends string> = ReturnType<typeof useForm<Record<Names, string>, unknown>>['field'];

type SectionFormProps<Names extends string, Output> = {
  initial: Record<Names, string>;
  schema: FormSchema<Output>;
  /** Sends what was typed; rejects with the failure of the call. */
  send: (output: Output) => Promise<void>;
  /** Returns the text of a failure that is not one of a call. */
  textOf?: (failure: unknown) => string | undefined;
  texts: { submit: string; busy: string; cancel: string; failed: string };
  onCancel: () => void;
  children: (field: FieldOf<Names>) => ReactNode;
};

/** A form of a section, for a change that may request the current password in a field of that name. */
export function SectionForm<Names extends string, Output>(props: SectionFormProps<Names, Output>) {
  const { initial, schema, send, textOf, texts, onCancel, children } = props;
  const say = useMessages();
  const { user } = useAuth();
  const [failure, setFailure] = useState<string>();
  const confirmed = useConfirmedCall({ fields: Object.keys(initial), fallback: texts.failed, textOf, setFailure });

  const submit = async (output: Output) => confirmed(async () => send(output));
  const onStart = () => setFailure(undefined);
  const { busy, field, formProps } = useForm({ initial, schema, submit, onStart });
  return (
    <form {...formProps} className={form.form}>
      {failure && <Banner>{say(failure)}</Banner>}
      {'password' in initial && (
        // Password managers read the account of the password from it.
        <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      )}
      {children(field)}
      <FormButtons busy={busy} submit={busy ? texts.busy : texts.submit} cancel={texts.cancel} onCancel={onCancel} />
    </form>
  );
}
