import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '@verdant/shared/lazy';
import { scoreAfterFirstAnswer, scoreBeforeFirstAnswer } from '../engine/figures';
import type { EngineScore, FirstOption } from '../engine/figures';
import { useTexts } from '../texts';
import type { ScoreDots } from './commands';
import styles from './dot-field.module.css';
import type { RunningParticles } from './start-particles';

const TICKS = Array.from({ length: 11 }, (_, tick) => `${tick * 10}%`);

/** The score axis from 0 to 100, with the range if there is one. */
function Axis({ range }: { range: { low: number; high: number } | null }) {
  const { low, high } = range ?? { low: 0, high: 100 };
  return (
    <svg className={`${styles.axis} v-full v-xs v-figures`} aria-hidden="true">
      {range && <rect className={styles.band} x={`${low}%`} width={`${high - low}%`} height="6" />}
      <line x2="100%" />
      {TICKS.map((x) => (
        <line key={x} x1={x} x2={x} y2="6" />
      ))}
      <text y="1.75em">0</text>
      <text x="100%" y="1.75em" textAnchor="end">
        100
      </text>
    </svg>
  );
}

/** Eighty particles that wander until an answer gathers them at the possible scores. Text and range need no canvas. */
export function DotField({ chosen }: { chosen: FirstOption | null }) {
  const t = useTexts();
  const host = useRef<HTMLDivElement>(null);
  const running = useRef<RunningParticles>(null);
  const dotsRef = useRef<ScoreDots | null>(null);
  const [canMove, setCanMove] = useState(false);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    const element = host.current;
    const stage = element?.parentElement;
    if (!element || !stage || !('OffscreenCanvas' in window)) return;
    let current = true;
    const begin = async () => {
      const { startParticles } = await import('./start-particles');
      if (!current) return;
      running.current = startParticles({
        host: element,
        stage,
        dots: dotsRef.current,
        onStillChange: (still) => setCanMove(!still),
        onEnd: () => setCanMove(false),
      });
    };
    const cancel = whenIdle(() => {
      begin().catch(() => undefined);
    });
    return () => {
      current = false;
      cancel();
      running.current?.stop();
      running.current = null;
    };
  }, []);

  const score = chosen && scoreAfterFirstAnswer(chosen);
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!chosen) return;
    const { dots } = scoreAfterFirstAnswer(chosen);
    dotsRef.current = dots;
    running.current?.gather(dots);
    // Scrolls the text below the dots into view, because small phones show the dots below the answers.
    const words = foot.current;
    if (words && words.getBoundingClientRect().bottom > innerHeight) words.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const toggle = () => {
    running.current?.setPaused(!paused);
    setPaused(!paused);
  };
  const Icon = paused ? Play : Pause;
  const note = chosen === 'skip' ? 'field.skipped' : 'field.after';
  const ends = ({ low, high }: EngineScore) => ({ low, high });
  return (
    <div className="v-above-6">
      <div ref={host} className={styles.host} aria-hidden="true" />
      <Axis range={score} />
      <div ref={foot} className={`${styles.foot} v-inline v-center v-muted v-sm`}>
        <p role="status">
          <strong>{score ? t('field.likely', ends(score)) : t('field.before')}</strong>{' '}
          <span>{score ? t(note, ends(scoreBeforeFirstAnswer)) : t('field.beforeNote')}</span>
        </p>
        {canMove && (
          <button
            type="button"
            className={`${styles.control} v-icon-button`}
            aria-label={t(paused ? 'hero.play' : 'hero.pause')}
            onClick={toggle}
          >
            <Icon size={16} aria-hidden="true" />
          </button>
        )}
      </div>
    </div>
  );
}
