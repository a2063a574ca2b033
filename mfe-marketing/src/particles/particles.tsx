import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RunningParticles } from './start-particles';
import styles from './particles.module.css';
import { whenIdle } from './when-idle';

type ParticlesProps = { pauseLabel: string; playLabel: string };

/**
 * The background of the element it stands in. It comes after everything else, and where it can't come nothing
 * is missing: no OffscreenCanvas, no worker, a chunk that does not load.
 */
export function Particles({ pauseLabel, playLabel }: ParticlesProps) {
  const host = useRef<HTMLDivElement>(null);
  const running = useRef<RunningParticles>(null);
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

  const toggle = () => {
    running.current?.setPaused(!paused);
    setPaused(!paused);
  };
  const Icon = paused ? Play : Pause;
  return (
    <>
      <div ref={host} className={styles.host} aria-hidden="true" />
      {canMove && (
        <button type="button" className={styles.control} aria-label={paused ? playLabel : pauseLabel} onClick={toggle}>
          <Icon size={16} aria-hidden="true" />
        </button>
      )}
    </>
  );
}
