import { classNames } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import { dotCloud } from './dot-cloud';
import styles from './gathering-dots.module.css';

/** Width of the score range before the first answer, in points: the dots spread over the whole axis. */
const SCATTERED = 50;

type GatheringDotsProps = {
  answered: number;
  /** Current width of the score range in points, as reported by the server. */
  width: number | undefined;
};

/**
 * Eighty dots for possible scores that move closer together around the middle of an axis without figures, so that the score
 * stays hidden. Only two SVG paths are animated instead of eighty elements, for slow devices.
 */
export function GatheringDots({ answered, width }: GatheringDotsProps) {
  const t = useTexts();
  if (answered > 0 && width === undefined) return null;
  const cloud = dotCloud(Math.min(SCATTERED, width ?? SCATTERED));
  return (
    <figure className="v-stack v-gap-2">
      <div className={`${styles.plot} v-stack`} aria-hidden="true">
        <svg className={`${styles.dots} v-full`} viewBox={`0 ${-cloud.height} ${cloud.width} ${cloud.height}`}>
          <path className={`${styles.inside} v-dot`} d={cloud.inside} />
          <path className={`${styles.outside} v-ring`} d={cloud.outside} />
        </svg>
      </div>
      <figcaption className={classNames('v-leading-14', 'v-muted v-xs', answered > 0 && styles.known)}>
        {t('progress.dots')}
      </figcaption>
    </figure>
  );
}
