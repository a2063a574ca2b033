import { checkForm, failureText, serverItems, useForm } from '@verdant/shared/forms';
import type { FormFailure, FormSchema } from '@verdant/shared/forms';
import { useMessages, useTexts } from '../texts';

type AccountFormOptions<Values extends Record<string, string>, Output> = {
  initial: Values;
  schema: FormSchema<Output>;
  /** Rejects with the failure of the call. */
  send: (output: Output) => Promise<unknown>;
  /** Banner text for a failure without a text. */
  failed: string;
  /** Returns the form's own texts for a failure; undefined for all other failures. */
  explain?: (failure: unknown, output: Output) => FormFailure | undefined;
  onStart?: () => void;
  onEdit?: (name: string) => void;
  blocked?: boolean;
};

/** Form state for account forms: server errors appear at their fields, other failures in a banner. */
export function useAccountForm<Values extends Record<string, string>, Output>(
  options: AccountFormOptions<Values, Output>,
) {
  const { initial, schema, send, failed, explain, onStart, onEdit, blocked } = options;
  const t = useTexts();
  const say = useMessages();
  return useForm({
    initial,
    check: (values) => checkForm(schema, values),
    submit: async (output) => {
      try {
        await send(output);
        return null;
      } catch (reason) {
        const explanation = explain?.(reason, output) ?? serverItems(reason, Object.keys(initial), t('field.invalid'));
        return explanation ?? { message: failureText(reason, { network: t('failure.network'), fallback: failed }) };
      }
    },
    say,
    onStart,
    onEdit,
    blocked,
  });
}
