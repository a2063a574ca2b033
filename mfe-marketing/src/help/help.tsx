import { useEffect, useState } from 'react';
import { brand } from '@verdant/shared/brand';
import { callApi, contactCalls, type Contact as ContactOf } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { NeedToTalk, ServiceList } from '@verdant/shared/support';
import { LegalPage } from '../legal-page/legal-page';
import { useHelpTexts } from './texts';
import styles from '../legal-page/legal-page.module.css';

/** Authorities for complaints; their names are not translated. */
const bodies = [
  { text: 'contact.oaic', url: 'https://www.oaic.gov.au/privacy' },
  { text: 'contact.afca', url: 'https://www.afca.org.au/' },
] as const;

export function Help() {
  const t = useHelpTexts();
  return (
    <LegalPage
      title={t('title')}
      subtitle={t('subtitle')}
      contents={t('contents')}
      related={{ to: '/privacy', label: t('related') }}
      sections={[
        {
          id: 'scores',
          title: t('scores'),
          paragraphs: [t('scores.four'), t('scores.dots'), t('scores.skip'), t('scores.not')],
          links: [
            { to: '/quiz/result', label: t('scores.result') },
            { to: '/quiz/answers', label: t('scores.answers') },
          ],
        },
        {
          id: 'figure',
          title: t('figure'),
          points: [t('figure.score'), t('figure.category'), t('figure.balance')],
          links: [{ to: '/money/transactions', label: t('figure.transactions') }],
        },
        {
          id: 'own',
          title: t('own'),
          points: [t('own.file'), t('own.payday'), t('own.bills'), t('own.budget')],
          links: [
            { to: '/money/import', label: t('own.bring') },
            { to: '/money/bills', label: t('own.open') },
          ],
        },
        {
          id: 'taken',
          title: t('taken'),
          points: [t('taken.bank'), t('taken.password'), t('taken.ways'), t('taken.email'), t('taken.idcare')],
        },
        {
          id: 'locked',
          title: t('locked'),
          points: [t('locked.password'), t('locked.phone'), t('locked.deleted')],
          links: [{ to: '/forgot-password', label: t('locked.link') }],
        },
        {
          id: 'money',
          title: t('money'),
          paragraphs: [t('money.early'), t('money.hardship')],
          content: (
            <>
              <ServiceList needs={['money']} />
              <NeedToTalk />
            </>
          ),
        },
        {
          id: 'contact',
          title: t('contact'),
          content: (
            <>
              <Contact />
              <ul className={`${styles.points} v-stack v-gap-2`}>
                {bodies.map(({ text, url }) => (
                  <li key={url}>
                    <span>{t(text)}</span>{' '}
                    <a href={url} className="v-link v-left-in-cell v-strong" lang="en" rel="noreferrer">
                      {new URL(url).hostname.replace('www.', '')}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          ),
        },
      ]}
    />
  );
}

/** The operator's contact details, or a text instead if no details are published or the request fails. */
function Contact() {
  const t = useHelpTexts();
  const api = useApi();
  const [contact, setContact] = useState<ContactOf | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    callApi(api, contactCalls.read, { signal: controller.signal }).then(
      (response) => setContact(response.contact),
      () => undefined,
    );
    return () => controller.abort();
  }, [api]);

  if (!contact) return <p>{t('contact.none')}</p>;
  return (
    <>
      <p>
        <span>{t('contact.text', { brand: brand.name })}</span>{' '}
        <a href={contact.href} className="v-link v-left-in-cell v-strong" translate="no">
          {contact.label}
        </a>
      </p>
      <p>{t('contact.never')}</p>
    </>
  );
}
