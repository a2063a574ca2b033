import { useId } from 'react';
import { useFormat } from '@verdant/shared/format';
import { Button, Panel } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import type { InsightCard } from './insight-cards-data';
import styles from './recommended-actions.module.css';

function RecommendedAction({ action, impact }: InsightCard) {
  const t = useTexts();
  const format = useFormat();
  const id = useId();
  return (
    <li className={styles.row}>
      <div className={styles.texts}>
        <p id={id} className={styles.action}>
          {t(action)}
        </p>
        <p className={styles.impact}>{t(impact.text, impact.values(format))}</p>
      </div>
      <Button variant="secondary" size="sm" aria-describedby={id}>
        {t('insights.actions.take')}
      </Button>
    </li>
  );
}

/** What each card comes down to; `Take Action` does nothing (spec 2). */
export function RecommendedActions({ cards }: { cards: readonly InsightCard[] }) {
  const t = useTexts();
  return (
    <Panel title={t('insights.actions.title')}>
      <ul>
        {cards.map((card) => (
          <RecommendedAction key={card.id} {...card} />
        ))}
      </ul>
    </Panel>
  );
}
