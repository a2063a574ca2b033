import { checkForm, failureText, toFormFailure, useForm } from '@verdant/shared/forms';
import type { FormFailure, FormSchema } from '@verdant/shared/forms';
import { useMessages, useTexts } from '../texts';

type AccountFormOptions<Values extends Record<string, string>, Output> = {
  initial: Values;
  schema: FormSchema<Output>;
  /** Sends the values of the form. Rejects with the failure of the API call. */
  send: (output: Output) => Promise<unknown>;
  /** Banner text for a failure that is not a network failure and for which the server sends no text. */
  failed: string;
  /** Returns texts for a failure that this form explains itself; undefined for a failure with the default texts. */
  explain?: (failure: unknown, output: Output) => FormFailure | undefined;
  onStart?: () => void;
  onEdit?: (name: string) => void;
  blocked?: boolean;
};

/** Form state for account forms: server errors appear at their fields, other failures in a banner. */
export function useAccountForm<Values extends Record<string, string>, Output>(
  options: AccountFormOptions<Values, Output>,
) {
  const { schema, send, failed, explain, ...form } = options;
  const t = useTexts();
  const say = useMessages();
  return useForm({
    ...form,
    check: (values) => checkForm(schema, values),
    submit: async (output) => {
      try {
        await send(output);
        return null;
      } catch (reason) {
        const explanation =
          explain?.(reason, output) ?? toFormFailure(reason, Object.keys(form.initial), t('field.invalid'));
        return explanation ?? { message: failureText(reason, { network: t('failure.network'), fallback: failed }) };
      }
    },
    say,
  });
}
