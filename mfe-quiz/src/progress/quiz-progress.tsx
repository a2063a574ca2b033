import type { Progress } from '@verdant/shared/contract';
import { ProgressBar } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import styles from './quiz-progress.module.css';

type QuizProgressProps = {
  progress: Progress;
  /** Of the 'Question X of Y' line, so that the question's heading can be described by it. */
  id: string;
};

/** 'Question X of Y' (X at most Y), the whole percentage and the bar (spec 2, readings "Quiz"). */
export function QuizProgress({ progress: { current, total, completion_percentage }, id }: QuizProgressProps) {
  const t = useTexts();
  const position = Math.max(1, Math.min(current, total));
  const percent = Math.round(completion_percentage);
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <span className={styles.position} id={id}>
          {t('progress.position', { current: position, total })}
        </span>
        <span className={styles.percent}>{t('progress.complete', { percent })}</span>
      </div>
      <ProgressBar label={t('progress.label')} value={percent} />
    </div>
  );
}
