import { useState } from 'react';
import { lazyComponent } from '@verdant/shared/lazy';
import { Link } from '@verdant/shared/router';
import { Button, classNames } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import styles from './bank-offer.module.css';

const ComingSoonDialog = lazyComponent(() =>
  import(/* webpackChunkName: "coming-soon" */ './coming-soon-dialog').then((module) => module.ComingSoonDialog),
);

const rows = ['a', 'b', 'c'];

/** Placeholder accounts behind the blur, without figures that users could take for their own. */
function BalancesPreview() {
  return (
    <div className={`${styles.preview} v-stack v-gap-2`} aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className={styles.previewRow} />
      ))}
    </div>
  );
}

type BankOfferProps = {
  /** True if the user has transactions, from imported files because no bank is linked yet. The panel is then shorter. */
  hasFiles: boolean;
  /** True if the panel needs a link to the file import, because the page has no other link to the import. */
  hasFileLink: boolean;
};

/** The blurred panel that offers the bank connection; the blur covers nothing but this panel. */
export function BankOffer({ hasFiles, hasFileLink }: BankOfferProps) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <section
      className={classNames(styles.panel, 'v-screen v-stack v-layers v-narrowing', hasFiles && styles.short)}
      aria-label={t('bank.title')}
    >
      <BalancesPreview />
      <div className={`${styles.overlay} v-cluster v-gap-4 v-column-8 v-center v-between`}>
        <div>
          <h2 className="v-lg v-below-1">{t('bank.title')}</h2>
          <p className={`${styles.text} v-muted v-sm`}>{t('bank.text')}</p>
          {hasFileLink && (
            <Link to="/money/import" className="v-screen v-sm v-strong v-link">
              {t('bank.file')}
            </Link>
          )}
        </div>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('bank.action')}
        </Button>
      </div>
      {open && <ComingSoonDialog onClose={() => setOpen(false)} />}
    </section>
  );
}
