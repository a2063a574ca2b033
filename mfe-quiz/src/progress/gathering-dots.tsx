import { memo } from 'react';
import { classNames } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import { dotCloud } from './dot-cloud';
import styles from './gathering-dots.module.css';

/** Width of the range before any answer: the dots spread over the whole line. */
const SCATTERED = 50;

type GatheringDotsProps = {
  /** Number of answered questions; 0 while they load. */
  answered: number;
  /** Points between the ends of the range by now, as the server reports. */
  width: number | undefined;
};

/**
 * Eighty possible scores that move closer together, always around the middle of a line without figures: the score stays
 * hidden. Two paths, so that a slow device moves two things with each frame and not eighty.
 */
export const GatheringDots = memo(function GatheringDots({ answered, width }: GatheringDotsProps) {
  const t = useTexts();
  if (answered > 0 && width === undefined) return null;
  const cloud = dotCloud(Math.min(SCATTERED, width ?? SCATTERED));
  return (
    <figure className="v-stack v-gap-2">
      <div className={styles.plot} aria-hidden="true">
        <svg className={styles.dots} viewBox={`0 ${-cloud.height} ${cloud.width} ${cloud.height}`}>
          <path className={styles.inside} d={cloud.inside} />
          <path className={styles.outside} d={cloud.outside} />
        </svg>
      </div>
      <figcaption className={classNames(styles.caption, 'v-muted v-xs', answered > 0 && styles.known)}>
        {t('progress.dots')}
      </figcaption>
    </figure>
  );
});
