import fc from 'fast-check';
import type { LoadEvent } from '../../contract';
import { loadDetails, RemoteLoadError } from './remote-load-error';
import type { LoadDetail, LoadStage } from './remote-load-error';
import { transition } from './remote-reducer';
import { initialState, isPending, moduleOf } from './remote-state';
import type { ModuleState, ReleaseName, RemoteEffect, RemoteEvent, RemoteState } from './remote-state';

const CURRENT = '1.2.3';
const PREVIOUS = '1.2.2';
const versions = { remote: 'mfe-quiz', current: CURRENT, previous: PREVIOUS };
const modules = ['./a', './b', './c'];
const statuses: Partial<Record<LoadDetail, number>> = { 'http-404': 404, 'http-503': 503 };
const stages: LoadStage[] = ['entry', 'init', 'chunk', 'evaluate'];

/** A random step: a user's action, a network change, an error of the code, or the end of the effect that `pick` selects. */
type Step =
  | { kind: 'show' | 'prefetch' | 'retry'; module: string }
  | { kind: 'finish'; pick: number; detail: LoadDetail | null; stage: LoadStage }
  | { kind: 'throw'; module: string }
  | { kind: 'network'; isOnline: boolean };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('show', 'prefetch', 'retry'), module: fc.constantFrom(...modules) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('finish' as const),
      pick: fc.nat(),
      detail: fc.option(fc.constantFrom<LoadDetail>(...loadDetails, 'http-404', 'http-503')),
      stage: fc.constantFrom(...stages),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('throw' as const), module: fc.constantFrom(...modules) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('network' as const), isOnline: fc.boolean() }) },
);

type Deferred = Extract<RemoteEffect, { do: 'load' | 'pause' | 'wait-online' }>;
const isDeferred = (effect: RemoteEffect): effect is Deferred =>
  effect.do === 'load' || effect.do === 'pause' || effect.do === 'wait-online';

/** Runs the reducer with effects that finish in any order, and records the version of every loaded module. */
class World {
  state: RemoteState = initialState;
  inProgress: Deferred[] = [];
  reports: LoadEvent[] = [];
  isOnline = true;
  /** Version of the release from which each module's component was loaded, by module. */
  readonly shown = new Map<string, string>();
  /** Versions that failed to load or render, by module. */
  readonly failed = new Map<string, Set<string>>();
  private readonly releases = new Map<number, ReleaseName>();

  version = (release: ReleaseName) => (release === 'previous' ? PREVIOUS : CURRENT);

  send(event: RemoteEvent): void {
    const { state, effects } = transition(this.state, event, versions);
    this.state = state;
    for (const effect of effects) {
      if (isDeferred(effect)) this.inProgress.push(effect);
      if (effect.do === 'load') this.releases.set(effect.load, effect.release);
      if (effect.do === 'report') this.reports.push(effect.event);
    }
  }

  failure(module: string, load: number, stage: LoadStage, detail: LoadDetail): RemoteLoadError {
    const version = this.version(this.releases.get(load) ?? 'current');
    this.failed.set(module, (this.failed.get(module) ?? new Set()).add(version));
    const status = statuses[detail];
    return new RemoteLoadError({ remote: 'mfe-quiz', version, stage, reason: 'error', detail, status });
  }

  finish({ pick, detail, stage }: Extract<Step, { kind: 'finish' }>): void {
    const ready = this.inProgress.filter((effect) => effect.do !== 'wait-online' || this.isOnline);
    const effect = ready[pick % Math.max(1, ready.length)];
    if (!effect) return;
    const { module, load } = effect;
    this.inProgress = this.inProgress.filter((other) => other !== effect);
    if (effect.do === 'pause') this.send({ type: 'pause-ended', module, load });
    else if (effect.do === 'wait-online') this.send({ type: 'online', module, load });
    else if (detail) {
      const error = this.failure(module, load, stage, detail);
      this.send({ type: 'load-failed', module, load, error, isOnline: this.isOnline, random: 0.5 });
    } else this.send({ type: 'loaded', module, load, component: () => null });
  }

  do(next: Step): void {
    switch (next.kind) {
      case 'show':
        return this.send({ type: 'requested', module: next.module });
      case 'prefetch':
        return this.send({ type: 'prefetched', module: next.module });
      case 'retry':
        return this.send({ type: 'retried', module: next.module, isOnline: this.isOnline });
      case 'network':
        this.isOnline = next.isOnline;
        return undefined;
      case 'throw': {
        const current = moduleOf(this.state, next.module);
        if (current.status !== 'ready') return undefined;
        const version = this.shown.get(next.module) ?? '';
        this.failed.set(next.module, (this.failed.get(next.module) ?? new Set()).add(version));
        const error = new RemoteLoadError({
          remote: 'mfe-quiz',
          version,
          stage: 'render',
          reason: 'error',
          detail: 'throws',
        });
        return this.send({ type: 'render-failed', module: next.module, load: current.load, error });
      }
      case 'finish':
        return this.finish(next);
    }
  }

  run(next: Step): void {
    const before = this.state;
    this.do(next);
    for (const module of modules) {
      const now = moduleOf(this.state, module);
      const was = moduleOf(before, module);
      if (now.status !== 'ready') continue;
      // A failed module that is ready again (offline) keeps its version; other ready modules have their load's version.
      if (was.status !== 'failed') this.shown.set(module, this.version(this.releases.get(now.load) ?? 'current'));
    }
  }

  each = (check: (module: ModuleState, name: string) => void) =>
    modules.forEach((name) => check(moduleOf(this.state, name), name));
}

/** Returns a test that checks an invariant after every step of random sequences of steps. */
function always(check: (world: World) => void): () => void {
  return () =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const world = new World();
        for (const next of steps) {
          world.run(next);
          check(world);
        }
      }),
      { numRuns: 1000 },
    );
}

test('a page never mixes two releases of a remote, and the version is that of the release on screen @g-one-release-per-page', () => {
  expect(
    always((world) => {
      const version = world.version(world.state.release);
      world.each((module, name) => {
        if (module.status === 'ready') expect(world.shown.get(name)).toBe(version);
      });
    }),
  ).not.toThrow();
});

test('every current load uses the release that is in use for its remote', () => {
  expect(
    always((world) => {
      for (const effect of world.inProgress) {
        const module = moduleOf(world.state, effect.module);
        const isCurrent = isPending(module) && module.load === effect.load;
        if (isCurrent && effect.do === 'load') expect(effect.release).toBe(world.state.release);
      }
    }),
  ).not.toThrow();
});

test('a failure is attributed to a release that failed for that module @g-failure-attribution', () => {
  expect(
    always((world) => {
      world.each((module, name) => {
        if (module.status === 'failed') expect(world.failed.get(name)).toContain(module.error.version);
      });
      for (const { outcome, version } of world.reports) {
        if (outcome !== 'loaded') expect([...world.failed.values()].some((failed) => failed.has(version))).toBe(true);
      }
    }),
  ).not.toThrow();
});

test('a module in any pending state has exactly one running effect that will end that state @g-every-state-ends', () => {
  const effectOf = { loading: 'load', pausing: 'pause', offline: 'wait-online' } as const;
  expect(
    always((world) => {
      world.each((module, name) => {
        if (!isPending(module)) return;
        const waiting = world.inProgress.filter((effect) => effect.module === name && effect.load === module.load);
        expect(waiting.map((effect) => effect.do)).toEqual([effectOf[module.status]]);
      });
    }),
  ).not.toThrow();
});

test('a module never has two current loads, since each load has its own id', () => {
  expect(
    always((world) => {
      const loads = world.inProgress.filter((effect) => effect.do === 'load').map(({ load }) => load);
      expect(new Set(loads).size).toBe(loads.length);
      world.each((module, name) => {
        const current = isPending(module) ? module.load : undefined;
        expect(loads.filter((load) => load === current).length).toBeLessThanOrEqual(1);
        if (module.status === 'loading') {
          expect(world.inProgress.some((effect) => effect.module === name && effect.load === current)).toBe(true);
        }
      });
    }),
  ).not.toThrow();
});

/** Finishes pending effects in the order of `next`, in at most 200 steps. Returns the modules that are still pending. */
function runToEnd(world: World, next: () => Step): string[] {
  world.isOnline = true;
  for (let steps = 0; steps < 200 && world.inProgress.length > 0; steps += 1) world.run(next());
  if (world.inProgress.length > 0) throw new Error('Loads are still under way after 200 steps: retries never end');
  return modules.filter((module) => isPending(moduleOf(world.state, module)));
}

test('while the network works, every module that is shown becomes ready or failed @g-every-state-ends', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.array(step, { maxLength: 80 }), (steps, more) => {
      const world = new World();
      for (const next of steps) world.run(next);
      const pending = runToEnd(world, () => {
        const next = more.pop();
        if (next?.kind === 'finish') return { ...next, detail: next.detail === 'offline' ? null : next.detail };
        return { kind: 'finish', pick: 0, detail: null, stage: 'chunk' };
      });
      expect(pending).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('if every load fails, the automatic retries come to an end @g-every-state-ends', () => {
  const details = fc.constantFrom<LoadDetail>('reset', 'cut-off', 'hangs', 'http-404', 'http-503');
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), details, (steps, detail) => {
      const world = new World();
      for (const next of steps) world.run(next);
      expect(runToEnd(world, () => ({ kind: 'finish', pick: 0, detail, stage: 'chunk' }))).toEqual([]);
    }),
    // Stops at the first failure, because shrinking endless histories would run all their steps.
    { numRuns: 200, endOnFailure: true },
  );
});

test('a late result of an abandoned load does not change the state @g-late-results', () => {
  let { state } = transition(initialState, { type: 'requested', module: './a' }, versions);
  ({ state } = transition(state, { type: 'retried', module: './a', isOnline: true }, versions));
  const late = transition(state, { type: 'loaded', module: './a', load: 1, component: () => null }, versions);
  expect(late).toEqual({ state, effects: [] });
});

test('a failure with the detail offline is not reported', () => {
  const { state } = transition(initialState, { type: 'requested', module: './a' }, versions);
  const facts = { remote: 'mfe-quiz', version: CURRENT, stage: 'chunk', reason: 'error' } as const;
  const reported = (detail: LoadDetail) => {
    const error = new RemoteLoadError({ ...facts, detail });
    const event = { type: 'load-failed', module: './a', load: 1, error, isOnline: true, random: 0.5 } as const;
    // A failure is retried, so only the last failure is reported.
    let next = transition(state, event, { ...versions, previous: undefined });
    for (let load = 2; load < 5 && next.state.modules['./a']?.status !== 'failed'; load += 1) {
      next = transition(next.state, { type: 'pause-ended', module: './a', load: load - 1 }, versions);
      next = transition(next.state, { ...event, load }, { ...versions, previous: undefined });
    }
    return next.effects.filter((effect) => effect.do === 'report').length;
  };
  expect([reported('reset'), reported('offline')]).toEqual([1, 0]);
});

test('a load starts with no retries used after a change to the previous release', () => {
  const world = new World();
  const finish = (pick: number, detail: LoadDetail | null) =>
    world.run({ kind: 'finish', pick, detail, stage: 'chunk' });
  world.run({ kind: 'show', module: './b' });
  finish(0, 'reset');
  finish(0, null);
  world.run({ kind: 'show', module: './a' });
  finish(1, 'http-404');
  expect(moduleOf(world.state, './b')).toMatchObject({ status: 'loading', retries: 0 });
});

test('a prefetch does not restart a load that failed, but a view does @g-prefetch', () => {
  const error = new RemoteLoadError({
    remote: 'mfe-quiz',
    version: CURRENT,
    stage: 'entry',
    reason: 'missing',
    detail: 'http-404',
  });
  const alone = { remote: 'mfe-quiz', current: CURRENT };
  const { state } = transition(initialState, { type: 'prefetched', module: './a' }, alone);
  const event: RemoteEvent = { type: 'load-failed', module: './a', load: 1, error, isOnline: true, random: 0 };
  const { state: failed } = transition(state, event, alone);
  expect(moduleOf(failed, './a').status).toBe('failed');
  expect(transition(failed, { type: 'prefetched', module: './a' }, alone).effects).toEqual([]);
  const { state: shown, effects } = transition(failed, { type: 'requested', module: './a' }, alone);
  expect(effects).toContainEqual(expect.objectContaining({ do: 'load', load: 2 }));
  // The load in the view has no `cause`: a failure of a prefetch was never shown, so a later success is not a recovery.
  expect(moduleOf(shown, './a')).toMatchObject({ status: 'loading', cause: undefined });
});
