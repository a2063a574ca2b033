import { accountChangeCalls, callApi } from '@verdant/shared/contract';
import { useMutation } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { Banner, Button } from '@verdant/shared/ui';
import { failureText } from '../form/failure-text';
import { Section } from '../sections/section';
import { useMessages, useTexts } from '../texts';
import { startDownload } from './start-download';
import { useAccountDataTexts } from './texts';

/** Everything about the account as a download, which the browser itself writes to disk. */
export function ExportSection() {
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
