import { Compass, Gauge, Hourglass, Info } from 'lucide-react';
import type { InsightsResult, InvestmentProfile } from '@verdant/shared/contract';
import { Panel } from '@verdant/shared/ui';
import { useMessages, useTexts } from '../../texts';
import { ActionList } from '../actions/action-list';
import styles from './insights-panel.module.css';
import { readable } from './readable';

function Profile({ investment_horizon, risk_tolerance, preferred_focus, note }: InvestmentProfile) {
  const t = useTexts();
  const say = useMessages();
  const facts = [
    { Icon: Hourglass, name: t('insights.horizon'), value: investment_horizon },
    { Icon: Gauge, name: t('insights.risk'), value: risk_tolerance },
    { Icon: Compass, name: t('insights.focus'), value: preferred_focus },
  ].filter(({ value }) => value !== '');
  return (
    <div className={styles.profile}>
      <h3 className={styles.subtitle}>{t('insights.profile')}</h3>
      <dl className={styles.facts}>
        {facts.map(({ Icon, name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>
              <Icon size={18} aria-hidden="true" />
              {name}
            </dt>
            <dd>{say(readable(value))}</dd>
          </div>
        ))}
      </dl>
      {note && <p className={styles.profileNote}>{say(note)}</p>}
    </div>
  );
}

/** 'Financial Health Insights' (spec 2); shown only when there are insights. */
export function InsightsPanel({ insights, investment_profile: profile }: InsightsResult) {
  const t = useTexts();
  if (insights.length === 0 && !profile) return null;
  return (
    <Panel title={t('insights.title')}>
      <div className={styles.columns}>
        <div className={styles.actions}>
          <h3 className={styles.subtitle}>{t('insights.actions')}</h3>
          <ActionList insights={insights} />
        </div>
        {profile && <Profile {...profile} />}
      </div>
      <p className={styles.general}>
        <Info size={16} aria-hidden="true" />
        {t('insights.general')}
      </p>
    </Panel>
  );
}
