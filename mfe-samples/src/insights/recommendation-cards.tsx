import { useEffect, useId, useRef, useState } from 'react';
import { useFormat } from '@verdant/shared/format';
import { Button, Panel } from '@verdant/shared/ui';
import { FigureList } from '../components/figures';
import { LevelBadge, PillarName } from '../components/marks';
import { useTexts } from '../texts';
import { insightCards as cards, type InsightCard } from './insights-data';
import layout from '../components/figures.module.css';
import styles from './insights.module.css';

type CardProps = {
  card: InsightCard;
  /** True if only this card is visible; the card then has a Back button. */
  alone: boolean;
  onToggle: () => void;
};

/** Returns a function that describes the effect of an insight. */
export function useImpactText(): (card: InsightCard) => string {
  const t = useTexts();
  const { money, percent } = useFormat();
  return ({ impact, figure }) => t(`insights.impact.${impact}`, { amount: money(figure), percent: percent(figure) });
}

function RecommendationCard({ card, alone, onToggle }: CardProps) {
  const t = useTexts();
  const impactText = useImpactText();
  const titleId = useId();
  const { id, pillar } = card;
  const category = t(`insights.category.${card.category}`);
  const figures = [
    { id: 'impact', label: t('insights.cards.impact'), value: impactText(card) },
    {
      id: 'category',
      label: t('insights.cards.category'),
      value: pillar ? <PillarName pillar={pillar}>{category}</PillarName> : category,
    },
  ];
  return (
    <li className={`${styles.card} v-gap-3 v-narrowing v-line-above`} data-card={id}>
      <div className={`${styles.head} v-gap-0 v-column-4 v-baseline`}>
        <h3 id={titleId} className="v-lg" tabIndex={-1}>
          {t(`insights.${id}.title`)}
        </h3>
        <LevelBadge of="priority" level={card.priority} />
      </div>
      <p className={`${styles.text} v-muted`}>{t(`insights.${id}.text`)}</p>
      <FigureList figures={figures} />
      {alone && (
        <FigureList
          figures={[{ id: 'action', label: t('insights.cards.action'), value: t(`insights.${id}.action`) }]}
        />
      )}
      <Button
        variant="secondary"
        size="sm"
        className="v-left-in-cell v-above-1"
        aria-describedby={titleId}
        onClick={onToggle}
      >
        {alone ? t('insights.cards.back') : t('insights.cards.details')}
      </Button>
    </li>
  );
}

/** `View Details` hides all other cards and shows a Back button. */
export function RecommendationCards() {
  const t = useTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const left = useRef<string | null>(null);
  const shown = chosen === null ? cards : cards.filter(({ id }) => id === chosen);

  // Moves focus to an opened card's heading, because the pressed button was removed. Back returns focus to the button.
  useEffect(() => {
    const target = chosen === null ? left.current && `[data-card="${left.current}"] button` : 'h3';
    left.current = chosen;
    if (target) list.current?.querySelector<HTMLElement>(target)?.focus();
  }, [chosen]);

  return (
    <Panel
      title={t('insights.cards.title')}
      aside={
        <span className="v-muted v-figures">
          {t('insights.cards.shown', { shown: shown.length, total: cards.length })}
        </span>
      }
    >
      <ul className={layout.cards} ref={list}>
        {shown.map((card) => (
          <RecommendationCard
            key={card.id}
            card={card}
            alone={chosen !== null}
            onToggle={() => setChosen(chosen === null ? card.id : null)}
          />
        ))}
      </ul>
    </Panel>
  );
}
