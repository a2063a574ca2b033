import { useEffect, useId, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { AnswerDifference, OfferedAnswer } from '@verdant/shared/contract';
import { formatMonth, useFormat } from '@verdant/shared/format';
import { useScoreName } from '@verdant/shared/overview';
import { useLanguage } from '@verdant/shared/services';
import { Banner, Button } from '@verdant/shared/ui';
import type { Format } from '@verdant/shared/format';
import styles from './answer-difference-strip.module.css';
import { useAnswerDifference } from './use-answer-difference';
import type { DifferenceOutcome, ScoreChange } from './use-answer-difference';
import { useDifferenceTexts, type DifferenceTexts } from './texts';

const DAYS_PER_MONTH = 365 / 12;

/** Returns the text of a figure computed from the user's accounts: `long` for a sentence, `short` for a button. */
function accountFigureInWords(
  { kind, value }: OfferedAnswer['figure'],
  t: DifferenceTexts,
  { number, percent }: Pick<Format, 'number' | 'percent'>,
) {
  if (kind === 'spent_percent') {
    return { long: t('difference.spent', { percent: percent(value) }), short: percent(value) };
  }
  if (value === 1) return { long: t('difference.month'), short: t('difference.short.month') };
  const days = Math.round(value * DAYS_PER_MONTH);
  if (days < 2) return { long: t('difference.day'), short: t('difference.short.day') };
  const counts = { months: number(value), days };
  return value > 1
    ? { long: t('difference.months', counts), short: t('difference.short.months', counts) }
    : { long: t('difference.days', counts), short: t('difference.short.days', counts) };
}

type FrameProps = ComponentProps<'section'> & { heading: ReactNode; note: string };

function Frame({ heading, note, children, ...section }: FrameProps) {
  return (
    <section className={`${styles.strip} v-solid v-cluster v-gap-3 v-column-6 v-center v-between`} {...section}>
      <div className={`${styles.words} v-narrowing`}>
        {heading}
        <p className="v-muted v-sm v-above-1 v-leading-14">{note}</p>
      </div>
      <div className={`${styles.controls} v-cluster v-gap-2 v-column-4 v-center`}>{children}</div>
    </section>
  );
}

type StripProps = {
  difference: AnswerDifference;
  effect: readonly ScoreChange[];
  isBusy: boolean;
  /** True after an undo, because the pressed button was removed and the heading takes the focus. */
  takesFocus: boolean;
  onUse: () => void;
  onKeep: () => void;
};

function DifferenceStripContent({
  difference: { given, offered },
  effect,
  isBusy,
  takesFocus,
  onUse,
  onKeep,
}: StripProps) {
  const t = useDifferenceTexts();
  const id = useId();
  const format = useFormat();
  const scoreName = useScoreName();
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const figure = accountFigureInWords(offered.figure, t, format);
  const words = { figure: figure.long, answer: given.label };
  const changes = effect.map(({ name, from, to }) => t('difference.effect', { name: scoreName(name), from, to }));
  const [first, last] = [formatMonth(offered.first_month, language), formatMonth(offered.last_month, language)];
  const basis = t('difference.basis', { first, last, date: format.date(offered.updated_at) });
  return (
    <Frame
      aria-labelledby={id}
      heading={
        <h2 className="v-md v-leading-13" id={id} ref={heading} tabIndex={-1}>
          {given.source_on === undefined
            ? t('difference.title', words)
            : t('difference.titleOld', { ...words, date: format.date(given.source_on) })}
        </h2>
      }
      note={[...(changes.length > 0 ? changes : [t('difference.same')]), basis].join(' · ')}
    >
      <Button size="sm" busy={isBusy} onClick={onUse}>
        {t('difference.use', { figure: figure.short })}
      </Button>
      <Button size="sm" variant="quiet" disabled={isBusy} onClick={onKeep}>
        {t('difference.keep')}
      </Button>
    </Frame>
  );
}

/** The outcome of the decision, with an undo button. The block takes the focus of the removed button. */
function OutcomeReceipt({
  outcome,
  isBusy,
  onUndo,
}: {
  outcome: DifferenceOutcome;
  isBusy: boolean;
  onUndo: () => void;
}) {
  const t = useDifferenceTexts();
  const format = useFormat();
  const box = useRef<HTMLElement>(null);
  const { type, difference } = outcome;
  const { figure } = difference.offered;
  useEffect(() => box.current?.focus({ preventScroll: true }), [outcome]);
  const isUsed = type === 'use';
  return (
    <Frame
      ref={box}
      tabIndex={-1}
      aria-label={t('difference.label')}
      heading={
        <h2 className="v-md v-leading-13">
          {isUsed
            ? t('difference.used', { figure: accountFigureInWords(figure, t, format).short })
            : t('difference.kept')}
        </h2>
      }
      note={t(isUsed ? 'difference.usedNote' : `difference.keptNote.${figure.kind}`)}
    >
      <Button size="sm" variant="quiet" busy={isBusy} onClick={onUndo}>
        {t('difference.undo')}
      </Button>
    </Frame>
  );
}

/**
 * Asks whether a figure of the user's accounts replaces an answer, then shows the outcome with an undo button. Renders
 * nothing without a difference or an outcome.
 */
export function AnswerDifferenceStrip() {
  const t = useDifferenceTexts();
  const scoreName = useScoreName();
  const { open, effect, outcome, failure, isBusy, decide } = useAnswerDifference();
  const isDecided = outcome !== null && outcome.type !== 'undo';
  const isBack = outcome?.type === 'undo' && open?.question_id === outcome.difference.question_id;
  if (!open && !outcome) return null;
  const scores = outcome?.changes.map(({ name, to: value, range }) => {
    const words = { name: scoreName(name), value };
    return name === 'overall' && range
      ? `${t('difference.scoreRange', { ...words, low: range[0], high: range[1] })}.`
      : `${t('difference.score', words)}.`;
  });
  return (
    <div className="v-stack v-gap-3">
      <p className="visually-hidden" role="status">
        {[...(outcome?.type === 'undo' ? [t('difference.undone')] : []), ...(scores ?? [])].join(' ')}
      </p>
      {failure && <Banner tone={failure === 'changed' ? 'info' : 'bad'}>{t(`difference.${failure}`)}</Banner>}
      {isDecided && (
        <OutcomeReceipt
          outcome={outcome}
          isBusy={isBusy}
          onUndo={() => decide({ type: 'undo', difference: outcome.difference })}
        />
      )}
      {open && (
        <DifferenceStripContent
          key={open.question_id}
          difference={open}
          effect={effect}
          isBusy={isBusy}
          takesFocus={isBack}
          onUse={() => decide({ type: 'use', difference: open })}
          onKeep={() => decide({ type: 'keep', difference: open })}
        />
      )}
    </div>
  );
}
