import { ChevronDown } from 'lucide-react';
import { AdviceLinks } from '@verdant/shared/advice';
import type { Recommendation } from '@verdant/shared/contract';
import { ShapeMark, metricShapes } from '@verdant/shared/dot-plot';
import { Link } from '@verdant/shared/router';
import { Badge, classNames } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import { ActionControls } from './action-controls';
import styles from './actions.module.css';
import type { Decision } from './use-actions';

/** Colours of the urgency badges (spec 2): red, yellow, green. */
const urgencyTones = { high: 'bad', medium: 'warn', low: 'good' } as const;

const minutesOf = ({ steps = [] }: Recommendation) => steps.reduce((sum, { minutes }) => sum + minutes, 0);

type ActionRowProps = {
  action: Recommendation;
  isFirst: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** True if this row is the only block in solid colour on the screen. */
  isSolid: boolean;
  onDecide: (decision: Decision) => void;
};

function Line({ action }: { action: Recommendation }) {
  const t = useTexts();
  const { title, urgency, metric = 'overall' } = action;
  const minutes = minutesOf(action);
  return (
    <summary className={`v-summary v-column-3 v-center v-pad-2 v-sm v-leading-14 ${styles.line}`}>
      <span className={styles.mark}>
        <ShapeMark shape={metricShapes[metric]} />
      </span>
      <h4 className={`${styles.title} v-name v-narrowing v-strong v-plain v-anywhere`}>{title}</h4>
      <span className={styles.urgency}>
        <Badge tone={urgencyTones[urgency]}>
          <span className="visually-hidden">{t('insights.urgency')}</span>
          <span>{t(`insights.${urgency}`)}</span>
        </Badge>
      </span>
      {minutes > 0 && (
        <span className={`${styles.minutes} v-muted v-figures v-end v-nowrap`}>
          {t('actions.minutes', { count: minutes })}
        </span>
      )}
      <ChevronDown size={18} className={`v-muted ${styles.sign}`} aria-hidden="true" />
    </summary>
  );
}

function Reasons({ why, steps = [], links }: Pick<Recommendation, 'why' | 'steps' | 'links'>) {
  return (
    <>
      {why && <p className="v-muted">{why}</p>}
      {steps.length > 0 && (
        <ol className={`${styles.steps} v-stack v-gap-1`}>
          {steps.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      )}
      <AdviceLinks links={links} />
    </>
  );
}

/** Checkbox that marks an action as done. The box is never checked, because a done action leaves the list at once. */
function DoneTick({ title, onDone }: { title: string; onDone: () => void }) {
  const t = useTexts();
  return (
    <label className={`v-gap-3 v-center v-inline-flex v-control v-pointer v-screen ${styles.tick}`}>
      <input
        type="checkbox"
        className="v-disc"
        aria-label={t('next.doneOf', { title })}
        checked={false}
        onChange={onDone}
      />
      <span>{t('next.done')}</span>
    </label>
  );
}

/**
 * One recommendation: a summary that expands to the details. The details show reasons and links at once for urgent help,
 * and only after one more press for other advice.
 */
export function ActionRow({ action, isFirst, isOpen, isSolid, onDecide, onToggle }: ActionRowProps) {
  const t = useTexts();
  const { id, title, description, estimated_impact: impact, essential = false } = action;
  const { why, amounts, is_goal: isGoal = false, steps = [], links } = action;
  const hasReasons = Boolean(why) || steps.length > 0 || (links?.length ?? 0) > 0;
  return (
    <li className={classNames('v-line-below', isFirst && styles.next, isSolid && 'v-solid')}>
      {isFirst && <p className={`${styles.kicker} v-muted v-xs`}>{t('next.title')}</p>}
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onToggle(currentTarget.open)}
      >
        <Line action={action} />
        <div className={`v-stack v-gap-2 v-sm v-leading-14 ${styles.body}`}>
          {description && <p className="v-muted">{description}</p>}
          {amounts && <p>{amounts}</p>}
          {isGoal && id !== undefined && (
            <Link to={`/savings?goal=${encodeURIComponent(id)}`} className="v-screen v-sm v-strong v-link">
              {t('actions.goal')}
            </Link>
          )}
          {/* Help in trouble is not weighed in points. */}
          {impact && !essential && (
            <p className="v-muted">
              <span>{t('insights.impact')}</span> <strong className={`v-text ${styles.impact}`}>{impact}</strong>
            </p>
          )}
          {essential && <Reasons why={why} steps={steps} links={links} />}
          {!essential && hasReasons && (
            <details className={styles.reasons}>
              <summary>{t('actions.reasons')}</summary>
              <Reasons why={why} steps={steps} links={links} />
            </details>
          )}
          {id !== undefined && (
            <div className="v-cluster v-gap-0 v-column-6 v-center">
              <DoneTick title={title} onDone={() => onDecide({ state: 'done' })} />
              <ActionControls title={title} essential={essential} onDecide={onDecide} />
            </div>
          )}
        </div>
      </details>
    </li>
  );
}
