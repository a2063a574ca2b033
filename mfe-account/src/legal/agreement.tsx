import { Fragment } from 'react';
import { useTexts } from '../texts';
import { LegalLink } from './legal-link';
import styles from './legal.module.css';

const LINKS = /(\{terms\}|\{privacy\})/;

/** What a person agrees to by creating an account, with links in the sentence. */
export function Agreement() {
  const parts = useTexts()('signUp.agreement').split(LINKS);
  return (
    <p className={styles.note}>
      {parts.map((part) => {
        if (part === '{terms}') return <LegalLink key={part} page="terms" />;
        if (part === '{privacy}') return <LegalLink key={part} page="privacy" />;
        return <Fragment key={part}>{part}</Fragment>;
      })}
    </p>
  );
}
