import { useState } from 'react';
import { accountLinkPurposes } from '@verdant/shared/contract';
import type { AccountLinkPurpose } from '@verdant/shared/contract';
import { useLocation } from '@verdant/shared/router';
import { useLanguage } from '@verdant/shared/services';
import { Banner, ButtonLink } from '@verdant/shared/ui';
import { Arrival } from '../auth-layout/arrival';
import { AuthLayout } from '../auth-layout/auth-layout';
import { useLinkToken } from '../reset-password/use-link-token';
import { Confirm } from './confirm';
import { BadLink } from './onward';
import { useAccountLinkTexts } from './texts';

/** What the link is for, as its URL says; the server compares it with what it stored. */
function purposeIn(search: string): AccountLinkPurpose | undefined {
  const named = new URLSearchParams(search).get('for');
  return accountLinkPurposes.find((purpose) => purpose === named);
}

/** Set by the form that deletes an account. */
function deletionTime(state: unknown): Date | undefined {
  if (typeof state !== 'object' || state === null || !('deleteAt' in state)) return undefined;
  return typeof state.deleteAt === 'string' ? new Date(state.deleteAt) : undefined;
}

/** The page behind the links of mails about an account. Opening it changes nothing: its button does. */
export function AccountLink() {
  const location = useLocation();
  const { search } = location;
  const token = useLinkToken();
  const [purpose] = useState(() => purposeIn(search));
  const deleteAt = deletionTime(location.state);
  if (deleteAt) return <DeletionNotice deleteAt={deleteAt} />;
  return purpose && token ? <Confirm purpose={purpose} token={token} /> : <BadLink text="missing" />;
}

function DeletionNotice({ deleteAt }: { deleteAt: Date }) {
  const t = useAccountLinkTexts();
  const { language } = useLanguage();
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-AU' : language, { dateStyle: 'long' }).format(deleteAt);
  return (
    <AuthLayout title={t('deleted.title')} subtitle={t('deleted.subtitle')}>
      <Arrival>
        <Banner tone="info">{t('deleted.text', { day })}</Banner>
        <ButtonLink to="/sign-in" variant="secondary" size="lg" block>
          {t('signIn')}
        </ButtonLink>
      </Arrival>
    </AuthLayout>
  );
}
