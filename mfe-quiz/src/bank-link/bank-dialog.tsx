import { CircleCheck, Unplug } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from '@verdant/shared/router';
import { useApi } from '@verdant/shared/services';
import { Button, Dialog } from '@verdant/shared/ui';
import { fetchInsights } from '../flow/fetch-insights';
import { useBankTexts } from './texts';

type BankDialogProps = {
  sessionId: string | null;
  onClose: () => void;
};

/** Dialog (spec 4): 'Yes' fetches insights, then opens the bank connection even on failure. 'Skip' opens the dashboard. */
export function BankDialog({ sessionId, onClose }: BankDialogProps) {
  const t = useBankTexts();
  const api = useApi();
  const navigate = useNavigate();
  const [connecting, setConnecting] = useState<AbortController | null>(null);

  // Closing the dialog while the insights load aborts the request and the navigation to the bank connection.
  useEffect(() => () => connecting?.abort(), [connecting]);

  const connect = async () => {
    const controller = new AbortController();
    setConnecting(controller);
    await fetchInsights(api, sessionId, controller.signal);
    if (!controller.signal.aborted) void navigate('/yodlee-connect');
  };

  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('bank.title')}
      closeLabel={t('bank.close')}
      actions={
        <>
          <Button busy={connecting !== null} onClick={() => void connect()}>
            {t('bank.yes')}
          </Button>
          <Button variant="secondary" onClick={() => void navigate('/dashboard')}>
            {t('bank.skip')}
          </Button>
        </>
      }
    >
      <p className="v-muted">{t('bank.text')}</p>
      <ul className="v-stack v-gap-3 v-above-5">
        <li className="v-inline v-gap-3">
          <Unplug size={18} className="v-accent v-first-line" aria-hidden="true" />
          <span>{t('bank.optional')}</span>
        </li>
        <li className="v-inline v-gap-3">
          <CircleCheck size={18} className="v-accent v-first-line" aria-hidden="true" />
          <span>{t('bank.saved')}</span>
        </li>
      </ul>
      <p>
        <Link to="/money/import">{t('bank.file')}</Link>
      </p>
    </Dialog>
  );
}
