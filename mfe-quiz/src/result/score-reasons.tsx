import { useId } from 'react';
import type { MovingAnswer } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { AreaName, focusAreaOf } from '../question/area-name';
import { useTexts } from '../texts';

function Reason({ reason: { question, answer, focus_area, points } }: { reason: MovingAnswer }) {
  const t = useTexts();
  const format = useFormat();
  const area = focusAreaOf(focus_area, t);
  return (
    <li className="v-sides v-gap-4 v-center v-line-below v-pad-3">
      <span className="v-stack">
        {area && (
          <span className="v-muted v-xs v-strong">
            <AreaName area={area} />
          </span>
        )}
        {answer && <strong className="v-strong">{answer}</strong>}
        <span className="v-muted v-sm">{question}</span>
      </span>
      <span className="v-xxl v-display v-figures v-tight">
        <span>{format.signed(Math.round(points))}</span>
        <span className="visually-hidden">{` ${t('result.points')}`}</span>
      </span>
    </li>
  );
}

export function ScoreReasons({ reasons }: { reasons: readonly MovingAnswer[] }) {
  const t = useTexts();
  const id = useId();
  return (
    <section className="v-stack v-gap-3 v-packed" aria-labelledby={id}>
      <h2 className="v-xl" id={id}>
        {t('result.reasons')}
      </h2>
      <ul className="v-line-above">
        {reasons.map((reason) => (
          <Reason key={reason.question_id || reason.question} reason={reason} />
        ))}
      </ul>
      <p className="v-muted v-sm">{t('result.reasons-note')}</p>
    </section>
  );
}
