import type { ParticleCommand, ScoreDots, CanvasSize } from './commands';
import type { Point } from './field';

/** Maximum number of device pixels per CSS pixel; a higher ratio costs time without a visible difference. */
const MAX_PIXEL_RATIO = 2;

export type RunningParticles = {
  /** Pauses or resumes at the visitor's request. */
  setPaused: (paused: boolean) => void;
  gather: (dots: ScoreDots) => void;
  stop: () => void;
};

type Options = {
  host: HTMLElement;
  /** Element whose pointer events move the particles. */
  stage: HTMLElement;
  /** Initial score dots; null if the particles wander at first. */
  dots: ScoreDots | null;
  /** Called with true if reduced motion allows only one still frame. */
  onStillChange: (still: boolean) => void;
  /** Called after the worker failed and the canvas was removed. */
  onEnd: () => void;
};

const sizeOf = (host: HTMLElement): CanvasSize => ({
  width: host.clientWidth,
  height: host.clientHeight,
  ratio: Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO),
});

const colorOf = (host: HTMLElement): string => getComputedStyle(host).color;

/** Adds a canvas to `host` on which a worker draws. @throws without OffscreenCanvas or worker */
export function startParticles({ host, stage, dots, onStillChange, onEnd }: Options): RunningParticles {
  const canvas = document.createElement('canvas');
  const offscreen = canvas.transferControlToOffscreen();
  const worker = new Worker(new URL('./particles.worker.ts', import.meta.url));
  const send = (command: ParticleCommand, transfer: Transferable[] = []) => worker.postMessage(command, transfer);
  const ended = new AbortController();
  const { signal } = ended;

  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let paused = false;
  let inView = true;
  let moving = !still.matches && !document.hidden;
  const update = () => {
    const next = !paused && inView && !document.hidden && !still.matches;
    if (next !== moving) send({ type: 'move', moving: next });
    moving = next;
  };

  const at = (event: MouseEvent): Point => {
    const box = host.getBoundingClientRect();
    // Rounds down: click events have whole pixels, move events can have fractions, and both must give the same position.
    const within = (index: number, start: number) => Math.floor(index) - Math.floor(start);
    return { x: within(event.clientX, box.left), y: within(event.clientY, box.top) };
  };
  // Ignores touch moves, because touch screens have no hover; only taps push the particles.
  const hover = (event: PointerEvent) => {
    if (moving && event.pointerType !== 'touch') send({ type: 'pointer', at: at(event) });
  };
  stage.addEventListener('pointermove', hover, { signal, passive: true });
  stage.addEventListener('pointerleave', () => send({ type: 'pointer', at: null }), { signal });
  stage.addEventListener('click', (event) => send({ type: 'click', at: at(event) }), { signal });
  document.addEventListener('visibilitychange', update, { signal });
  still.addEventListener(
    'change',
    () => {
      update();
      onStillChange(still.matches);
    },
    { signal },
  );

  const view = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  view.observe(host);
  const box = new ResizeObserver(() => {
    const size = sizeOf(host);
    // Ignores an area of size 0, which would move all particles to the same position.
    if (size.width > 0 && size.height > 0) send({ type: 'resize', size });
  });
  const theme = new MutationObserver(() => send({ type: 'color', color: colorOf(host) }));

  const stop = () => {
    ended.abort();
    view.disconnect();
    box.disconnect();
    theme.disconnect();
    worker.terminate();
    canvas.remove();
  };
  worker.addEventListener('error', (event) => {
    // Prevents an error report, because the animation is only decoration.
    event.preventDefault();
    stop();
    onEnd();
  });

  host.append(canvas);
  send(
    {
      type: 'start',
      canvas: offscreen,
      size: sizeOf(host),
      color: colorOf(host),
      seed: Math.random() * 2 ** 32,
      moving,
      dots,
    },
    [offscreen],
  );
  box.observe(host);
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  onStillChange(still.matches);
  return {
    setPaused: (next) => {
      paused = next;
      update();
    },
    gather: (next) => send({ type: 'gather', dots: next }),
    stop,
  };
}
