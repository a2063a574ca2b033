import { useEffect, useState } from 'react';
import { brand } from '@verdant/shared/brand';
import { callApi, contactCalls, type Contact as ContactOf } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { NeedToTalk, ServiceList } from '@verdant/shared/support';
import { LegalPage, Paragraphs, Points, PageLinks } from '../legal-page/legal-page';
import { useHelpTexts } from './texts';
import styles from '../legal-page/legal-page.module.css';

/** Authorities to turn to if the operator cannot help; their names are not translated. */
const bodies = [
  { text: 'contact.oaic', url: 'https://www.oaic.gov.au/privacy' },
  { text: 'contact.afca', url: 'https://www.afca.org.au/' },
] as const;

/** The help page: the meaning of the scores, solutions to problems, and the contact of the operator. */
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
          content: (
            <>
              <Paragraphs texts={[t('scores.four'), t('scores.dots'), t('scores.skip'), t('scores.not')]} />
              <PageLinks
                links={[
                  { to: '/quiz/result', label: t('scores.result') },
                  { to: '/quiz/answers', label: t('scores.answers') },
                ]}
              />
            </>
          ),
        },
        {
          id: 'figure',
          title: t('figure'),
          content: (
            <>
              <Points texts={[t('figure.score'), t('figure.category'), t('figure.balance')]} />
              <PageLinks links={[{ to: '/money/transactions', label: t('figure.transactions') }]} />
            </>
          ),
        },
        {
          id: 'own',
          title: t('own'),
          content: (
            <>
              <Points texts={[t('own.file'), t('own.payday'), t('own.bills'), t('own.budget')]} />
              <PageLinks
                links={[
                  { to: '/money/import', label: t('own.bring') },
                  { to: '/money/bills', label: t('own.open') },
                ]}
              />
            </>
          ),
        },
        {
          id: 'taken',
          title: t('taken'),
          content: (
            <Points
              texts={[t('taken.bank'), t('taken.password'), t('taken.ways'), t('taken.email'), t('taken.idcare')]}
            />
          ),
        },
        {
          id: 'locked',
          title: t('locked'),
          content: (
            <>
              <Points texts={[t('locked.password'), t('locked.phone'), t('locked.deleted')]} />
              <PageLinks links={[{ to: '/forgot-password', label: t('locked.link') }]} />
            </>
          ),
        },
        {
          id: 'money',
          title: t('money'),
          content: (
            <>
              <Paragraphs texts={[t('money.early'), t('money.hardship')]} />
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
                    <a href={url} className={`${styles.related} v-strong`} lang="en" rel="noreferrer">
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

/** The contact of the operator; a shorter text if no contact is published or the request fails. */
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
        <a href={contact.href} className={`${styles.related} v-strong`} translate="no">
          {contact.label}
        </a>
      </p>
      <p>{t('contact.never')}</p>
    </>
  );
}
