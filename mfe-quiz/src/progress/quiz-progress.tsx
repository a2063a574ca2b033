import type { Progress } from '@verdant/shared/contract';
import { classNames, ProgressBar, Skeleton } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import styles from './quiz-progress.module.css';

type QuizProgressProps = {
  progress: Progress;
  /** Id of the 'Question X of Y' line, which describes the question's heading. */
  id: string;
};

/** 'Question X of Y' (X at most Y), the whole percentage and the bar, a segment for each question (spec 2, readings "Quiz"). */
export function QuizProgress({ progress, id }: QuizProgressProps) {
  const t = useTexts();
  const { current, total, completion_percentage } = progress;
  const position = Math.max(1, Math.min(current, total));
  const percent = Math.round(completion_percentage);
  const done = percent >= 100 ? total : position - 1;
  const questions = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <div className="v-stack v-gap-2">
      <div className="v-cluster v-gap-1 v-column-4 v-baseline v-between v-sm v-figures">
        <span className="v-strong" id={id}>
          {t('progress.position', { current: position, total })}
        </span>
        <span className="v-muted">{t('progress.complete', { percent })}</span>
      </div>
      <div className="visually-hidden">
        <ProgressBar label={t('progress.label')} value={percent} />
      </div>
      <div className="v-inline v-gap-1 v-center" aria-hidden="true">
        {questions.map((question) => (
          <span
            key={question}
            className={classNames(
              styles.segment,
              question <= done && styles.done,
              question === done + 1 && styles.current,
            )}
          />
        ))}
      </div>
    </div>
  );
}

export function ProgressSkeleton() {
  return (
    <div className="v-stack v-gap-2" aria-hidden="true">
      <div className="v-cluster v-gap-1 v-column-4 v-baseline v-between v-sm v-figures">
        <Skeleton width="8rem" height="1.40625rem" />
        <Skeleton width="6rem" height="1.40625rem" />
      </div>
      <Skeleton height="0.375rem" />
    </div>
  );
}
