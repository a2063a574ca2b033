import { ApiError } from '@verdant/shared/api';
import { failureText } from '../form/failure-text';
import type { FormErrors } from '../form/check-form';
import { serverItems } from '../form/server-items';
import { useTexts } from '../texts';

/** The contract's status for a wrong current password. */
const WRONG_PASSWORD = 400;

type ConfirmedCallOptions = {
  fields: readonly string[];
  /** The field of the current password. */
  passwordField?: string;
  /** Shown for a failure without words. */
  fallback: string;
  /** Returns the text of a failure that is not one of a call. */
  textOf?: (failure: unknown) => string | undefined;
  setFailure: (message: string | undefined) => void;
};

/** Runs a call that requests the current password, for the `submit` of `useForm`. */
export function useConfirmedCall(options: ConfirmedCallOptions) {
  const { fields, passwordField = 'password', fallback, textOf, setFailure } = options;
  const t = useTexts();
  return async (call: () => Promise<void>): Promise<FormErrors | null> => {
    try {
      await call();
      return null;
    } catch (reason) {
      if (reason instanceof ApiError && reason.status === WRONG_PASSWORD && typeof reason.detail === 'string') {
        return { [passwordField]: reason.detail };
      }
      const items = serverItems(reason, fields, t('field.invalid'));
      const text = () => textOf?.(reason) ?? failureText(reason, { network: t('failure.network'), fallback });
      setFailure(items ? items.rest : text());
      return items?.errors ?? {};
    }
  };
}
