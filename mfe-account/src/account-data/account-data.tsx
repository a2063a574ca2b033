import { useEffect, useEffectEvent, useState } from 'react';
import { accountChangeCalls, callApi, ACCOUNT_LINK_PATH, deletionRequest } from '@verdant/shared/contract';
import { failureText } from '@verdant/shared/forms';
import { QueryProvider, useMutation } from '@verdant/shared/query';
import { useLocation, useNavigate } from '@verdant/shared/router';
import { useApi, useAuth } from '@verdant/shared/services';
import { Banner, Button } from '@verdant/shared/ui';
import { PasswordField } from '../form/fields';
import { OpenableFormSection, Section } from '../sections/section-form';
import { useMessages, useTexts } from '../texts';
import { useAccountDataTexts } from './texts';
import styles from '../sections/sections.module.css';

/** Form to request the deletion of the account. The request ends all sessions, so a public page shows the deletion date. */
function DeleteSection() {
  const t = useAccountDataTexts();
  const forms = useTexts();
  const api = useApi();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { logout } = useAuth();
  const [deleteAt, setDeleteAt] = useState<string>();

  const leave = useEffectEvent(() => void navigate(ACCOUNT_LINK_PATH, { state: { deleteAt } }));
  const signOut = useEffectEvent(logout);
  useEffect(() => {
    if (deleteAt !== undefined) leave();
  }, [deleteAt]);
  // Signs out only after the user has left this page, which requires a sign-in and would redirect to the sign-in page.
  useEffect(() => (deleteAt === undefined ? undefined : () => signOut()), [deleteAt, pathname]);

  return (
    <OpenableFormSection
      title={t('delete.title')}
      about={t('delete.about')}
      openLabel={t('delete.open')}
      initial={{ password: '' }}
      schema={deletionRequest}
      send={async (body) => {
        const { delete_at } = await callApi(api, accountChangeCalls.requestDeletion, { body });
        setDeleteAt(delete_at);
      }}
      texts={{
        submit: t('delete.submit'),
        busy: t('delete.busy'),
        cancel: t('delete.cancel'),
        failed: t('delete.failed'),
      }}
      isDestructive
    >
      {(field) => (
        <>
          <Banner tone="warn">{t('delete.warning')}</Banner>
          <PasswordField {...field('password')} label={forms('field.password')} />
        </>
      )}
    </OpenableFormSection>
  );
}

/** The privacy tab of the settings, in which users export or delete their stored data. */
export function AccountData() {
  return (
    <QueryProvider>
      <div className={`${styles.security} v-rows`}>
        <ExportSection />
        <DeleteSection />
      </div>
    </QueryProvider>
  );
}

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

/** Downloads a file from this origin without leaving the page. */
function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
