import { useEffect, useEffectEvent, useState } from 'react';
import {
  accountChangeCalls,
  callApi,
  ACCOUNT_LINK_PATH,
  deletionRequest,
  type DeletionRequest,
} from '@verdant/shared/contract';
import { QueryProvider, useMutation } from '@verdant/shared/query';
import { useLocation, useNavigate } from '@verdant/shared/router';
import { useApi, useAuth } from '@verdant/shared/services';
import { Banner, Button } from '@verdant/shared/ui';
import { failureText } from '../form/failure-text';
import { PasswordField } from '../form/password-field';
import { useForm } from '../form/use-form';
import { FormButtons } from '../sections/form-buttons';
import { FormSection } from '../sections/form-section';
import { Section } from '../sections/section';
import { useConfirmedCall } from '../sections/use-confirmed-call';
import { useMessages, useTexts } from '../texts';
import { useAccountDataTexts } from './texts';
import form from '../form/form.module.css';
import styles from '../sections/sections.module.css';

const initial = { password: '' };

/** Deletes the account. Every session has ended then, so that it leads to the page with the date. */
function DeleteForm({ onCancel }: { onCancel: () => void }) {
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

function DeleteSection() {
  const t = useAccountDataTexts();
  return (
    <FormSection
      title={t('delete.title')}
      about={t('delete.about')}
      openLabel={t('delete.open')}
      renderForm={(_onDone, onCancel) => <DeleteForm onCancel={onCancel} />}
    />
  );
}

/** The privacy tab of the settings: what is stored can be taken along, and deleted. */
export function AccountData() {
  return (
    <QueryProvider>
      <div className={styles.security}>
        <ExportSection />
        <DeleteSection />
      </div>
    </QueryProvider>
  );
}

/** Everything about the account as a download, which the browser itself writes to disk. */
function ExportSection() {
  const t = useAccountDataTexts();
  const forms = useTexts();
  const say = useMessages();
  const api = useApi();
  const { mutate, status, error } = useMutation({
    mutationFn: async () => callApi(api, accountChangeCalls.openExport, {}),
    onSuccess: ({ url }) => startDownload(url),
  });
  const failure = error && failureText(error, { network: forms('failure.network'), fallback: t('export.failed') });
  const busy = status === 'pending';
  return (
    <Section
      title={t('export.title')}
      about={t('export.about')}
      action={
        <Button variant="secondary" size="sm" busy={busy} onClick={() => mutate()}>
          {t(busy ? 'export.busy' : 'export.start')}
        </Button>
      }
    >
      {status === 'success' && <Banner tone="good">{t('export.started')}</Banner>}
      {failure && <Banner>{say(failure)}</Banner>}
    </Section>
  );
}

/** Has the browser download a file of this origin, as a press on a link would; the page stays. */
function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
