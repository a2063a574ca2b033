import { useRef, useState } from 'react';
import { accountChangeCalls, callApi } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { Banner, Button } from '@verdant/shared/ui';
import { failureText } from '../form/failure-text';
import { Section } from '../sections/section';
import { useMessages, useTexts } from '../texts';
import { startDownload } from './start-download';
import { useAccountDataTexts } from './texts';

type State = { kind: 'idle' } | { kind: 'preparing' } | { kind: 'started' } | { kind: 'failed'; message: string };

/** Everything about the account as a download, which the browser itself writes to disk. */
export function ExportSection() {
  const t = useAccountDataTexts();
  const forms = useTexts();
  const say = useMessages();
  const api = useApi();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const inFlight = useRef(false);

  const start = async () => {
    if (inFlight.current) return;
    inFlight.current = true;
    setState({ kind: 'preparing' });
    try {
      const { url } = await callApi(api, accountChangeCalls.openExport, {});
      startDownload(url);
      setState({ kind: 'started' });
    } catch (reason) {
      const texts = { network: forms('failure.network'), fallback: t('export.failed') };
      setState({ kind: 'failed', message: failureText(reason, texts) });
    } finally {
      inFlight.current = false;
    }
  };

  const busy = state.kind === 'preparing';
  return (
    <Section
      title={t('export.title')}
      about={t('export.about')}
      action={
        <Button variant="secondary" size="sm" busy={busy} onClick={() => void start()}>
          {t(busy ? 'export.busy' : 'export.start')}
        </Button>
      }
    >
      {state.kind === 'started' && <Banner tone="good">{t('export.started')}</Banner>}
      {state.kind === 'failed' && <Banner>{say(state.message)}</Banner>}
    </Section>
  );
}
