import { Compass, Gauge, Hourglass, Info, Target } from 'lucide-react';
import type { InsightsResult, InvestmentProfile, Recommendation } from '@verdant/shared/contract';
import { Badge, classNames, Panel } from '@verdant/shared/ui';
import { useMessages, useTexts } from '../../texts';
import styles from './insights-panel.module.css';
import { actionKey, priorityActions } from './priority-actions';
import { readable } from './readable';

/** spec 2: red, yellow, green. */
const urgencyTones = { high: 'bad', medium: 'warn', low: 'good' } as const;

function Action({ title, urgency, description, estimated_impact }: Recommendation) {
  const t = useTexts();
  return (
    <li className={classNames(styles.action, styles[urgency])}>
      <div className={styles.actionHead}>
        <h4 className={styles.actionTitle}>{title}</h4>
        <Badge tone={urgencyTones[urgency]}>
          <span className="visually-hidden">{t('insights.urgency')}</span>
          {t(`insights.${urgency}`)}
        </Badge>
      </div>
      {description && <p className={styles.text}>{description}</p>}
      {estimated_impact && (
        <p className={styles.impact}>
          <Target size={16} aria-hidden="true" />
          <span>
            <span className={styles.impactLabel}>{t('insights.impact')}</span> {estimated_impact}
          </span>
        </p>
      )}
    </li>
  );
}

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
  const actions = priorityActions(insights);
  return (
    <Panel title={t('insights.title')}>
      <div className={styles.columns}>
        <div className={styles.actions}>
          <h3 className={styles.subtitle}>{t('insights.actions')}</h3>
          {actions.length > 0 ? (
            <ul className={styles.list}>
              {actions.map((action) => (
                <Action key={actionKey(action)} {...action} />
              ))}
            </ul>
          ) : (
            <p className={styles.text}>{t('insights.noActions')}</p>
          )}
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
