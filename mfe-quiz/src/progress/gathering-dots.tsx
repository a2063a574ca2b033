import type { Progress } from '@verdant/shared/contract';
import { DotPlot } from '@verdant/shared/dot-plot';
import { classNames } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import styles from './gathering-dots.module.css';

/** The width before anything is known: the dots take the whole line. */
const SCATTERED = 50;
const MIDDLE = 50;

/** The width of the range by now; null where the server does not say it. */
function widthOf(progress: Progress | null): number | null {
  if (progress?.range_width !== undefined) return Math.min(SCATTERED, progress.range_width);
  return progress && progress.current > 1 ? null : SCATTERED;
}

/** Eighty possible scores that draw together (`progress` is null while it loads), always around the middle of a line without figures: nothing of the score shows. */
export function GatheringDots({ progress }: { progress: Progress | null }) {
  const t = useTexts();
  const width = widthOf(progress);
  if (width === null) return null;
  const half = width / 2;
  return (
    <figure className={styles.figure}>
      <div className={styles.plot}>
        <DotPlot value={MIDDLE} range={[MIDDLE - half, MIDDLE + half]} size="fine" axis={false} />
      </div>
      <figcaption className={classNames(styles.caption, progress && progress.current > 1 && styles.known)}>
        {t('progress.dots')}
      </figcaption>
    </figure>
  );
}
