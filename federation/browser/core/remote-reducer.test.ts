import fc from 'fast-check';
import type { LoadEvent } from '../../contract';
import { remote, remoteWithPreviousRelease } from '../adapters/testing/loader-world';
import {
  loadDetails,
  RemoteLoadError,
  type LoadDetail,
  type LoadStage,
  type RemoteLoadFields,
} from './remote-load-error';
import { transition } from './remote-reducer';
import {
  initialRemoteState,
  isPending,
  getModuleState,
  type ModuleState,
  type ReleaseChoice,
  type RemoteEffect,
  type RemoteEvent,
  type RemoteState,
} from './remote-state';

const CURRENT = remote.version;
const PREVIOUS = remoteWithPreviousRelease.previous.version;
const modules = ['./a', './b', './c'];
const statuses: Partial<Record<LoadDetail, number>> = { 'http-404': 404, 'http-503': 503 };
const errorWith = (detail: LoadDetail, fields: Partial<RemoteLoadFields> = {}) =>
  new RemoteLoadError({ remote: 'mfe-quiz', version: CURRENT, stage: 'chunk', reason: 'error', detail, ...fields });
const stages: LoadStage[] = ['entry', 'init', 'chunk', 'evaluate'];

/** A random step: a user's action, a network change, an error in code, or the end of the pending effect number `pick`. */
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
  state: RemoteState = initialRemoteState;
  inProgress: Deferred[] = [];
  reports: LoadEvent[] = [];
  isOnline = true;
  /** Version of the release from which each module's component was loaded, by module. */
  readonly shown = new Map<string, string>();
  /** Versions that failed to load or render, by module. */
  readonly failed = new Map<string, Set<string>>();
  private readonly releases = new Map<number, ReleaseChoice>();

  version = (release: ReleaseChoice) => (release === 'previous' ? PREVIOUS : CURRENT);

  send(event: RemoteEvent): void {
    const { state, effects } = transition(this.state, event, remoteWithPreviousRelease);
    this.state = state;
    for (const effect of effects) {
      if (isDeferred(effect)) this.inProgress.push(effect);
      if (effect.do === 'load') this.releases.set(effect.load, effect.release);
      if (effect.do === 'report') this.reports.push(effect.event);
    }
  }

  failure(module: string, version: string, stage: LoadStage, detail: LoadDetail): RemoteLoadError {
    this.failed.set(module, (this.failed.get(module) ?? new Set()).add(version));
    return errorWith(detail, { version, stage, status: statuses[detail] });
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
      const version = this.version(this.releases.get(load) ?? 'current');
      const error = this.failure(module, version, stage, detail);
      this.send({ type: 'load-failed', module, load, error, isOnline: this.isOnline, random: 0.5 });
    } else this.send({ type: 'loaded', module, load, component: () => null });
  }

  do(next: Step): void {
    switch (next.kind) {
      case 'show':
      case 'prefetch':
        return this.send({ type: 'requested', module: next.module, isShown: next.kind === 'show' });
      case 'retry':
        return this.send({ type: 'retried', module: next.module, isOnline: this.isOnline });
      case 'network':
        this.isOnline = next.isOnline;
        return undefined;
      case 'throw': {
        const current = getModuleState(this.state, next.module);
        if (current.status !== 'ready') return undefined;
        const error = this.failure(next.module, this.shown.get(next.module) ?? '', 'render', 'throws');
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
      const now = getModuleState(this.state, module);
      const was = getModuleState(before, module);
      if (now.status !== 'ready') continue;
      // A failed module that becomes ready offline keeps its version. Others have the version that their load requested.
      if (was.status !== 'failed') this.shown.set(module, this.version(this.releases.get(now.load) ?? 'current'));
    }
  }

  each = (check: (module: ModuleState, name: string) => void) =>
    modules.forEach((name) => check(getModuleState(this.state, name), name));
}

/** Checks an invariant after every step of random sequences of steps. */
const always = (check: (world: World) => void) =>
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

test('all ready components and current loads of a remote belong to the one release in use @g-one-release-per-page', () => {
  const check = () =>
    always((world) => {
      const { release } = world.state;
      world.each((module, name) => {
        if (module.status === 'ready') expect(world.shown.get(name)).toBe(world.version(release));
      });
      for (const effect of world.inProgress) {
        const module = getModuleState(world.state, effect.module);
        const isCurrent = isPending(module) && module.load === effect.load;
        if (isCurrent && effect.do === 'load') expect(effect.release).toBe(release);
      }
    });
  expect(check).not.toThrow();
});

test('the error of a failed module names a release in which that module failed to load @g-failure-attribution', () => {
  const check = () =>
    always((world) => {
      world.each((module, name) => {
        if (module.status === 'failed') expect(world.failed.get(name)).toContain(module.error.version);
      });
      for (const { outcome, version } of world.reports) {
        if (outcome !== 'loaded') expect([...world.failed.values()].some((failed) => failed.has(version))).toBe(true);
      }
    });
  expect(check).not.toThrow();
});

test('a module in any pending state has exactly one running effect, with its own id, that will end that state @g-every-state-ends', () => {
  const effectOf = { loading: 'load', pausing: 'pause', offline: 'wait-online' } as const;
  always((world) =>
    world.each((module, name) => {
      if (!isPending(module)) return;
      const waiting = world.inProgress.filter(({ load }) => load === module.load);
      expect(waiting).toMatchObject([{ do: effectOf[module.status], module: name }]);
    }),
  );
});

/** Checks that no effect is pending after a random history and then at most 200 steps of `next` with a working network. */
const endsAfter = (next: (more: Step[]) => Step) =>
  fc.property(fc.array(step, { maxLength: 40 }), fc.array(step, { maxLength: 80 }), (history, more) => {
    const world = new World();
    history.forEach((pastStep) => world.run(pastStep));
    world.isOnline = true;
    for (let steps = 0; steps < 200 && world.inProgress.length > 0; steps += 1) world.run(next(more));
    expect(world.inProgress).toEqual([]);
    expect(modules.filter((module) => isPending(getModuleState(world.state, module)))).toEqual([]);
  });
const finishing = (detail: LoadDetail | null, pick = 0): Step => ({ kind: 'finish', pick, detail, stage: 'chunk' });

test('while the network works, every module that is shown becomes ready or failed @g-every-state-ends', () => {
  const next = (more: Step[]): Step => {
    const random = more.pop();
    if (random?.kind !== 'finish') return finishing(null);
    return { ...random, detail: random.detail === 'offline' ? null : random.detail };
  };
  expect(() => fc.assert(endsAfter(next), { numRuns: 200 })).not.toThrow();
});

test.each<LoadDetail>(['reset', 'cut-off', 'hangs', 'http-404', 'http-503'])(
  'if every load fails with %s, the automatic retries come to an end @g-every-state-ends',
  (detail) => {
    // Shrinking is off (`endOnFailure`), because shrinking would run all steps of each endless history.
    const options = { numRuns: 50, endOnFailure: true };
    expect(() =>
      fc.assert(
        endsAfter(() => finishing(detail)),
        options,
      ),
    ).not.toThrow();
  },
);

const requested = (isShown: boolean): RemoteEvent => ({ type: 'requested', module: './a', isShown });
const failedLoad = (load: number, detail: LoadDetail): RemoteEvent => {
  const error = errorWith(detail);
  return { type: 'load-failed', module: './a', load, error, isOnline: true, random: 0.5 };
};

test('a late result of an abandoned load does not change the state @g-late-results', () => {
  let { state } = transition(initialRemoteState, requested(true), remoteWithPreviousRelease);
  ({ state } = transition(state, { type: 'retried', module: './a', isOnline: true }, remoteWithPreviousRelease));
  const loaded: RemoteEvent = { type: 'loaded', module: './a', load: 1, component: () => null };
  for (const late of [loaded, failedLoad(1, 'hangs')]) {
    expect(transition(state, late, remoteWithPreviousRelease)).toEqual({ state, effects: [] });
  }
});

test('a failure with the detail offline is not reported', () => {
  const reported = (detail: LoadDetail) => {
    // The loader retries a failed load twice, so only the third failure is reported.
    let next = transition(transition(initialRemoteState, requested(true), remote).state, failedLoad(1, detail), remote);
    for (const load of [1, 2]) {
      next = transition(next.state, { type: 'pause-ended', module: './a', load }, remote);
      next = transition(next.state, failedLoad(load + 1, detail), remote);
    }
    return next.effects.filter((effect) => effect.do === 'report').length;
  };
  expect([reported('reset'), reported('offline')]).toEqual([1, 0]);
});

test('after a fallback to the previous release, the retry count of every loading module restarts at zero', () => {
  const world = new World();
  const show = (module: string): Step => ({ kind: 'show', module });
  const steps = [show('./b'), finishing('reset'), finishing(null), show('./a'), finishing('http-404', 1)];
  for (const next of steps) world.run(next);
  expect(getModuleState(world.state, './b')).toMatchObject({ status: 'loading', retries: 0 });
});

test('a prefetch does not restart a load that failed, but a view does @g-prefetch', () => {
  const { state } = transition(initialRemoteState, requested(false), remote);
  const { state: failed } = transition(state, failedLoad(1, 'http-404'), remote);
  expect(getModuleState(failed, './a').status).toBe('failed');
  expect(transition(failed, requested(false), remote).effects).toEqual([]);
  const { state: shown, effects } = transition(failed, requested(true), remote);
  expect(effects).toContainEqual(expect.objectContaining({ do: 'load', load: 2 }));
  // The failure of a prefetch was never shown, so a later successful load is not reported as a recovery.
  expect(getModuleState(shown, './a')).toMatchObject({ status: 'loading', cause: undefined });
});
