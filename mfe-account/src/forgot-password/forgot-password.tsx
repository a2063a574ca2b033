import { useState } from 'react';
import { AuthLayout } from '../auth-layout/auth-layout';
import { KeptLink } from '../auth-layout/kept-link';
import { useTexts } from '../texts';
import { LinkForm } from './link-form';
import { LinkSent } from './link-sent';
import type { AskedLink } from './use-link-request';

/** Requests a password reset link; the message is the same whether or not the account exists. */
export function ForgotPassword() {
  const t = useTexts();
  const [link, setLink] = useState<AskedLink>();
  const [email, setEmail] = useState('');

  const onSent = (sent: AskedLink) => {
    setLink(sent);
    setEmail(sent.email);
  };

  return (
    <AuthLayout
      title={t(link ? 'forgot.sentTitle' : 'forgot.title')}
      subtitle={t(link ? 'forgot.sentSubtitle' : 'forgot.subtitle')}
      footer={
        <>
          {t('forgot.remembered')} <KeptLink to="/sign-in">{t('forgot.signIn')}</KeptLink>
        </>
      }
    >
      {link ? (
        <LinkSent link={link} onSent={onSent} onOtherAddress={() => setLink(undefined)} />
      ) : (
        <LinkForm email={email} onSent={onSent} />
      )}
    </AuthLayout>
  );
}
