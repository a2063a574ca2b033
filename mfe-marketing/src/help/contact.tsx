import { useEffect, useState } from 'react';
import { callApi, contactCalls } from '@verdant/shared/contract';
import type { Contact as ContactOf } from '@verdant/shared/contract';
import { brand } from '@verdant/shared/brand';
import { useApi } from '@verdant/shared/services';
import styles from '../legal-page/legal-page.module.css';
import { useHelpTexts } from './texts';

/** How to reach the operator; where none is published, or it cannot be fetched, the page says less. */
export function Contact() {
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
        {t('contact.text', { brand: brand.name })}{' '}
        <a href={contact.href} className={styles.related} translate="no">
          {contact.label}
        </a>
      </p>
      <p>{t('contact.never')}</p>
    </>
  );
}
