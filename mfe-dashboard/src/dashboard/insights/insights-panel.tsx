import type { ReactNode } from 'react';
import type { InvestmentProfile } from '@verdant/shared/contract';
import { useMessages, useTexts } from '../../texts';
import { ActionList } from '../actions/action-list';
import type { ActionDecisions } from '../actions/use-actions';
import styles from './insights-panel.module.css';

/** Returns a code such as `long_term` as words (`Long term`). Any other text is returned unchanged. */
export function codeToWords(value: string): string {
  if (!/^[a-z]+([_-][a-z\d]+)*$/.test(value)) return value;
  return value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ');
}

function Profile({ investment_horizon, risk_tolerance, preferred_focus, note }: InvestmentProfile) {
  const t = useTexts();
  const say = useMessages();
  const facts = [
    { name: t('insights.horizon'), value: investment_horizon },
    { name: t('insights.risk'), value: risk_tolerance },
    { name: t('insights.focus'), value: preferred_focus },
  ].filter(({ value }) => value !== '');
  return (
    <div>
      <h3 className="v-sm v-strong v-plain v-below-2">{t('insights.profile')}</h3>
      <dl className={`${styles.facts} v-stack v-line-above v-pad-1 v-sm`}>
        {facts.map(({ name, value }) => (
          <div key={name} className="v-cluster v-gap-0 v-column-4 v-baseline v-between">
            <dt className="v-muted">{name}</dt>
            <dd className="v-anywhere">{say(codeToWords(value))}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="v-muted v-xs v-above-2">{say(note)}</p>}
    </div>
  );
}

type InsightsPanelProps = {
  actions: ActionDecisions;
  profile: InvestmentProfile | null;
  hasOtherBlock: boolean;
  children: ReactNode;
};

/** The panel 'Financial Health Insights' (spec 2). */
export function InsightsPanel({ actions, profile, hasOtherBlock, children }: InsightsPanelProps) {
  const t = useTexts();
  return (
    <section
      className={`v-stack v-gap-4 v-column-12 v-line-above v-pad-top-4 ${styles.panel}`}
      aria-label={t('insights.title')}
    >
      <div className={`${styles.actions} v-narrowing`}>
        <h2 className="v-xl v-below-2">{t('insights.title')}</h2>
        <h3 className="v-sm v-strong v-plain v-below-2">{t('insights.actions')}</h3>
        <ActionList {...actions} isSolid={!hasOtherBlock} />
      </div>
      {(children || profile) && (
        <div className={`${styles.beside} v-stack v-gap-4 v-packed`}>
          {children}
          {profile && <Profile {...profile} />}
        </div>
      )}
      <p className={`v-muted v-xs v-leading-14 ${styles.general}`}>{t('insights.general')}</p>
    </section>
  );
}
