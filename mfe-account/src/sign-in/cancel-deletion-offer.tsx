import { accountChangeCalls, callApi, loginRequest } from '@verdant/shared/contract';
import type { LoginRequest } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { Banner, Button } from '@verdant/shared/ui';
import { useAccountForm } from '../form/use-account-form';
import { useTexts } from '../texts';
import form from '../form/form.module.css';

type KeepAccountProps = {
  credentials: LoginRequest;
  onKept: (credentials: LoginRequest) => Promise<unknown>;
};

export function CancelDeletionOffer({ credentials, onKept }: KeepAccountProps) {
  const t = useTexts();
  const api = useApi();
  const { busy, failure, formProps } = useAccountForm({
    initial: credentials,
    schema: loginRequest,
    send: async (request) => {
      await callApi(api, accountChangeCalls.keepAccount, { body: request });
      await onKept(request);
    },
    failed: t('signIn.failed'),
  });
  return (
    <form {...formProps} className={form.form}>
      <Banner tone="warn">{t('signIn.leaving')}</Banner>
      {failure && <Banner>{failure}</Banner>}
      <Button type="submit" variant="secondary" block busy={busy}>
        {t('signIn.keep')}
      </Button>
    </form>
  );
}
