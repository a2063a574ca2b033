import { brand } from '@verdant/shared/brand';
import styles from './privacy.module.css';
import { periods, records } from './stored';
import { usePrivacyTexts } from './texts';

const values = { ...periods, brand: brand.name };

/** What the server stores: for each record what it is, how long it stays, and who sees it. */
export function RecordList() {
  const t = usePrivacyTexts();
  return (
    <div>
      {records.map(({ id, reader }) => (
        <div key={id} className={styles.record}>
          <h4 className={styles.name}>{t(`record.${id}`)}</h4>
          <dl className={styles.facts}>
            <dt>{t('label.what')}</dt>
            <dd>{t(`record.${id}.what`, values)}</dd>
            <dt>{t('label.until')}</dt>
            <dd>{t(`record.${id}.until`, values)}</dd>
            <dt>{t('label.reader')}</dt>
            <dd>{t(`reader.${reader}`)}</dd>
          </dl>
        </div>
      ))}
    </div>
  );
}
