import { useEffect, useEffectEvent, useState } from 'react';
import { ACCOUNT_LINK_PATH, accountChangeCalls, callApi, deletionRequest } from '@verdant/shared/contract';
import type { DeletionRequest } from '@verdant/shared/contract';
import { useLocation, useNavigate } from '@verdant/shared/router';
import { useApi, useAuth } from '@verdant/shared/services';
import { Banner } from '@verdant/shared/ui';
import { PasswordField } from '../form/password-field';
import { useForm } from '../form/use-form';
import { FormButtons } from '../sections/form-buttons';
import { useConfirmedCall } from '../sections/use-confirmed-call';
import { useMessages, useTexts } from '../texts';
import { useAccountDataTexts } from './texts';
import form from '../form/form.module.css';

const initial = { password: '' };

/** Deletes the account. Every session has ended then, so that it leads to the page that says when. */
export function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const t = useAccountDataTexts();
  const forms = useTexts();
  const say = useMessages();
  const api = useApi();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { user, logout } = useAuth();
  const [failure, setFailure] = useState<string>();
  const [deleteAt, setDeleteAt] = useState<string>();
  const confirmed = useConfirmedCall({ fields: Object.keys(initial), fallback: t('delete.failed'), setFailure });

  const submit = async (body: DeletionRequest) =>
    confirmed(async () => {
      const { delete_at } = await callApi(api, accountChangeCalls.requestDeletion, { body });
      setDeleteAt(delete_at);
    });

  const leave = useEffectEvent(() => void navigate(ACCOUNT_LINK_PATH, { state: { deleteAt } }));
  const signOut = useEffectEvent(logout);
  useEffect(() => {
    if (deleteAt !== undefined) leave();
  }, [deleteAt]);
  // Only once this page is left: while it is shown, its guard would redirect to the sign-in page instead.
  useEffect(() => (deleteAt === undefined ? undefined : () => signOut()), [deleteAt, pathname]);

  const onStart = () => setFailure(undefined);
  const { busy, field, formProps } = useForm({ initial, schema: deletionRequest, submit, onStart });
  return (
    <form {...formProps} className={form.form}>
      {failure && <Banner>{say(failure)}</Banner>}
      <Banner tone="warn">{t('delete.warning')}</Banner>
      <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField {...field('password')} required label={forms('field.password')} autoComplete="current-password" />
      <FormButtons
        busy={busy}
        isDestructive
        submit={t(busy ? 'delete.busy' : 'delete.submit')}
        cancel={t('delete.cancel')}
        onCancel={onCancel}
      />
    </form>
  );
}
