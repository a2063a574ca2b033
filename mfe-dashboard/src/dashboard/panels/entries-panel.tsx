import type { ReactNode } from 'react';
import { Link } from '@verdant/shared/router';
import { classNames } from '@verdant/shared/ui';
import link from '../../section/link.module.css';
import { useTexts } from '../../texts';
import { OpenablePanel } from './openable-panel';
import shared from './openable-panel.module.css';

type EntriesPanelProps = {
  /** Of its dialog. */
  details: ReactNode;
  children: ReactNode;
  isSample: boolean;
};

/** The panel of the latest transactions, of samples or of linked banks. */
export function EntriesPanel({ details, children, isSample }: EntriesPanelProps) {
  const t = useTexts();
  return (
    <OpenablePanel
      isSample={isSample}
      title={t('transactions.title')}
      link={
        <Link to="/transactions" className={classNames(link.link, shared.more)}>
          {t('transactions.viewAll')}
        </Link>
      }
      dialogTitle={t('transactions.dialog')}
      details={details}
    >
      {children}
    </OpenablePanel>
  );
}
