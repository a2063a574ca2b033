import { Landmark } from 'lucide-react';
import type { ComponentProps } from 'react';
import { MoneyTabs } from '@verdant/shared/money-tabs';
import { QueryProvider } from '@verdant/shared/query';
import { ButtonLink, EmptyState, Page } from '@verdant/shared/ui';

/** A page about the user's money, with tabs that lead to the other pages. */
export function MoneyPage({ children, ...page }: ComponentProps<typeof Page>) {
  return (
    <QueryProvider>
      <Page {...page}>
        <MoneyTabs />
        {children}
      </Page>
    </QueryProvider>
  );
}

type NoAccountDataProps = { heading: string; title: string; text: string; action: string };

/** Content of a page that needs account data, for a user without such data. */
export function NoAccountData({ heading, title, text, action }: NoAccountDataProps) {
  return (
    <section>
      <h2 className="visually-hidden">{heading}</h2>
      <EmptyState
        icon={<Landmark aria-hidden="true" />}
        title={title}
        action={<ButtonLink to="/money/import">{action}</ButtonLink>}
      >
        {text}
      </EmptyState>
    </section>
  );
}
