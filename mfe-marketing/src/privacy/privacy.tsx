import { Fragment, type ReactNode } from 'react';
import { brand } from '@verdant/shared/brand';
import { LegalPage, Paragraphs } from '../legal-page/legal-page';
import { retentionPeriods, dataRecords, browserStorageItems } from './stored';
import { usePrivacyTexts } from './texts';
import styles from '../legal-page/legal-page.module.css';

const values = { ...retentionPeriods, brand: brand.name };

function RecordList() {
  const t = usePrivacyTexts();
  return (
    <div className="v-rows">
      {dataRecords.map(({ id, reader }) => (
        <div key={id} className="v-stack v-gap-2 v-pad-3">
          <h4>{t(`record.${id}`)}</h4>
          <dl className={`${styles.facts} v-stack v-gap-1 v-column-4`}>
            <dt className="v-muted v-sm">{t('label.what')}</dt>
            <dd>{t(`record.${id}.what`, values)}</dd>
            <dt className="v-muted v-sm">{t('label.until')}</dt>
            <dd>{t(`record.${id}.until`, values)}</dd>
            <dt className="v-muted v-sm">{t('label.reader')}</dt>
            <dd>{t(`reader.${reader}`)}</dd>
          </dl>
        </div>
      ))}
    </div>
  );
}

function BrowserList() {
  const t = usePrivacyTexts();
  return (
    <dl className={styles.items}>
      {browserStorageItems.map(({ id, place, names }) => (
        <Fragment key={id}>
          <dt className="v-line-above v-pad-top-3 v-sm v-anywhere">
            {names.map((name) => (
              <Fragment key={name}>
                <code className={`${styles.key} v-strong`} translate="no">
                  {name}
                </code>{' '}
              </Fragment>
            ))}
            <span className="v-muted">{t(`place.${place}`)}</span>
          </dt>
          <dd>{t(`item.${id}`, retentionPeriods)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

export function Privacy() {
  const translate = usePrivacyTexts();
  const t: typeof translate = (key) => translate(key, { ...retentionPeriods, brand: brand.name });
  const folded = [
    {
      id: 'server',
      title: t('server'),
      content: (
        <>
          <Paragraphs texts={[t('server.intro'), t('server.times')]} />
          <RecordList />
        </>
      ),
    },
    {
      id: 'browser',
      title: t('browser'),
      content: (
        <>
          <Paragraphs texts={[t('browser.intro')]} />
          <BrowserList />
          <Paragraphs texts={[t('browser.widget')]} />
        </>
      ),
    },
    { id: 'logs', title: t('logs'), content: <Paragraphs texts={[t('logs.text'), t('logs.others')]} /> },
    { id: 'emails', title: t('emails'), content: <Paragraphs texts={[t('emails.text'), t('emails.files')]} /> },
    {
      id: 'companies',
      title: t('companies'),
      content: <Paragraphs texts={[t('companies.bank'), t('companies.none')]} />,
    },
    { id: 'backups', title: t('backups'), content: <Paragraphs texts={[t('backups.text')]} /> },
    {
      id: 'protection',
      title: t('protection'),
      content: <Paragraphs texts={[t('protection.hashes'), t('protection.rest')]} />,
    },
  ];
  return (
    <LegalPage
      title={t('title')}
      subtitle={t('subtitle')}
      draft={{ mark: t('draft.mark'), text: t('draft.text') }}
      contents={t('contents')}
      related={{ to: '/terms', label: t('related') }}
      sections={[
        {
          id: 'in-short',
          title: t('short'),
          points: [t('short.what'), t('short.use'), t('short.none'), t('short.bank'), t('short.end')],
        },
        {
          id: 'kept',
          title: t('kept'),
          points: [t('kept.account'), t('kept.answers'), t('kept.money'), t('kept.safety'), t('kept.loads')],
        },
        {
          id: 'long',
          title: t('long'),
          points: [t('long.account'), t('long.money'), t('long.signIns'), t('long.copies')],
        },
        {
          id: 'who',
          title: t('who'),
          points: [t('who.you'), t('who.operator'), t('who.aggregator'), t('who.mail'), t('who.none')],
        },
        {
          id: 'choices',
          title: t('choices'),
          points: [
            t('choices.profile'),
            t('choices.answers'),
            t('choices.bank'),
            t('choices.files'),
            t('choices.export'),
            t('choices.delete'),
          ],
        },
        {
          id: 'questions',
          title: t('questions'),
          paragraphs: [t('questions.text')],
          links: [{ to: '/help', label: t('questions.help') }],
        },
        {
          id: 'details',
          title: t('details'),
          content: (
            <div>
              <Paragraphs texts={[t('details.text')]} />
              {folded.map(({ id, title, content }) => (
                <Folded key={id} id={id} title={title}>
                  {content}
                </Folded>
              ))}
            </div>
          ),
        },
      ]}
    />
  );
}

/** A collapsed part. A link to an anchor inside the part expands it. */
function Folded({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details id={id} className={`v-line-above v-above-3 ${styles.details}`}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <div className={`${styles.folded} v-stack v-gap-3`}>{children}</div>
    </details>
  );
}
