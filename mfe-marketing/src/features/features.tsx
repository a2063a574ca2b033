import { ArrowRight, Check, LockKeyhole } from 'lucide-react';
import { useNotification } from '@verdant/shared/services';
import { sampleScore } from '../engine/figures';
import { dotPositionsOf } from '../particles/gather';
import { Section } from '../section/section';
import { useTexts } from '../texts';
import styles from './features.module.css';

const [WIDTH, HEIGHT] = [450, 60];

/** A pillar's score as dots on the score axis from 50 to 100. */
function Analysis() {
  const { dots, low, high } = sampleScore('emergency');
  const at = (score: number) => (score / 100) * WIDTH;
  return (
    <svg viewBox={`${WIDTH / 2} 0 ${WIDTH / 2} ${HEIGHT + 8}`} className="v-dot v-fund">
      {dotPositionsOf(dots, WIDTH, HEIGHT).map(({ x, y, isInside }) => (
        <rect
          key={`${x} ${y}`}
          className={isInside ? undefined : 'v-ring'}
          x={x - 3.6}
          y={y - 3.6}
          width="7.2"
          height="7.2"
        />
      ))}
      <path d={`M0 ${HEIGHT + 1}H${WIDTH}`} className="v-axis" />
      <path d={`M${at(low)} ${HEIGHT + 4}H${at(high)}`} className={styles.band} />
    </svg>
  );
}

/** Three score ranges, each narrower and higher than the previous range. */
function Tracking() {
  const ranges = [
    [10, 44, 31],
    [104, 30, 19],
    [198, 18, 9],
  ] as const;
  return (
    <svg viewBox="0 0 260 68" className="v-invest">
      {ranges.map(([x, height, middle]) => (
        <g key={x}>
          <rect className={styles.range} x={x} y={middle + 8 - height / 2} width="52" height={height} rx="3" />
          <path className={styles.level} d={`M${x} ${middle + 8}h52`} />
        </g>
      ))}
    </svg>
  );
}

function Security() {
  return (
    <span className={styles.account}>
      {'\u2022\u2022\u2022\u2022 4821'}
      <LockKeyhole size={20} />
    </span>
  );
}

function Plans() {
  const t = useTexts();
  return (
    <span className={styles.plan}>
      <span className={`${styles.done} v-muted`}>
        <Check size={18} />
        <s>{t('features.tick')}</s>
      </span>
      <span>
        <i />
        <span>{t('features.open')}</span>
      </span>
    </span>
  );
}

const icons = { analysis: Analysis, tracking: Tracking, security: Security, plans: Plans };

/** spec 9: four feature cards. */
const features = ['analysis', 'tracking', 'security', 'plans'] as const;

export function Features() {
  const t = useTexts();
  const { notify } = useNotification();
  return (
    <Section id="features" title={t('features.title')} ground="continued">
      <ul className={`${styles.grid} v-tiles-16 v-gap-4`}>
        {features.map((id) => {
          const name = t(`features.${id}.title`);
          const Piece = icons[id];
          return (
            <li key={id} className="v-stack">
              <button
                type="button"
                className={`${styles.card} v-folding`}
                onClick={() => notify(t('features.notice', { name }))}
              >
                <span className="v-lg v-strong v-track-2">{name}</span>
                <span className={styles.picture} aria-hidden="true">
                  <Piece />
                </span>
                <span className={`${styles.text} v-muted v-sm`}>{t(`features.${id}.text`)}</span>
                <span className={`v-gap-2 v-center v-sm v-strong v-inline-flex v-above-2 ${styles.more}`}>
                  <span>{t('features.more')}</span>
                  <ArrowRight size={16} aria-hidden="true" />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
