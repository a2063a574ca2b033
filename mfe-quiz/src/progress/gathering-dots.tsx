import { DotPlot } from '@verdant/shared/dot-plot';
import { classNames } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import styles from './gathering-dots.module.css';

/** The width before anything is known: the dots take the whole line. */
const SCATTERED = 50;
const MIDDLE = 50;

type GatheringDotsProps = {
  /** How many questions have been answered; 0 while they load. */
  answered: number;
  /** Points between the ends of the range by now, as the server says. */
  width: number | undefined;
};

/** Eighty possible scores that draw together, always around the middle of a line without figures: nothing of the score shows. */
export function GatheringDots({ answered, width }: GatheringDotsProps) {
  const t = useTexts();
  if (answered > 0 && width === undefined) return null;
  const half = Math.min(SCATTERED, width ?? SCATTERED) / 2;
  return (
    <figure className={styles.figure}>
      <div className={styles.plot}>
        <DotPlot value={MIDDLE} range={[MIDDLE - half, MIDDLE + half]} size="fine" axis={false} />
      </div>
      <figcaption className={classNames(styles.caption, answered > 0 && styles.known)}>{t('progress.dots')}</figcaption>
    </figure>
  );
}
