import fc from 'fast-check';
import {
  afterActivation,
  decideActivation,
  replacedVersion,
  newRemote,
  updateVersionVisibility,
  NO_RELEASE_VERSION,
  type Activation,
  type ActivationCommand,
} from './remote-state';

const to =
  (action: Exclude<Activation['action'], 'canary'>) =>
  (version: string): Activation => ({ version, action, percent: null });
const [activate, rollback, automatic] = [to('activate'), to('rollback'), to('automatic')];
const canary = (version: string, percent: number): Activation => ({ version, action: 'canary', percent });

const { name: _name, versions: _versions, revision: _revision, ...never } = newRemote('mfe-goals');
const stateAfter = (switches: readonly Activation[]) => switches.reduce(afterActivation, never);

const stateOf = (stable: string | null, ...earlier: string[]) => ({ ...never, stable, earlier });

const control = (action: 'freeze' | 'unfreeze' | 'remove', version = NO_RELEASE_VERSION) => to(action)(version);

describe('afterActivation', () => {
  it('leaves a remote frozen after a rollback, until the remote is unfrozen', () => {
    const frozen = [activate('1.0.0'), activate('1.1.0'), control('freeze')];
    expect(stateAfter(frozen)).toMatchObject({ stable: '1.1.0', earlier: ['1.0.0'], isFrozen: true });
    expect(stateAfter([...frozen, automatic('1.0.0')])).toMatchObject({ stable: '1.0.0', isFrozen: true });
    expect(stateAfter([...frozen, control('unfreeze')]).isFrozen).toBe(false);
  });

  it('drops a removed version from the earlier versions', () => {
    const three = ['1.0.0', '1.1.0', '1.2.0'].map(activate);
    expect(stateAfter([...three, control('remove', '1.1.0')])).toMatchObject({ stable: '1.2.0', earlier: ['1.0.0'] });
  });

  it('begins without a release, and lists earlier stable versions, last used first and without duplicates', () => {
    expect(stateAfter([])).toEqual(stateOf(null));
    expect(stateAfter(['1.0.0', '1.1.0', '1.2.0', '1.1.0'].map(activate))).toEqual(stateOf('1.1.0', '1.2.0', '1.0.0'));
  });

  it('discards the versions that were activated after the target of a rollback', () => {
    const three = ['1.0.0', '1.1.0', '1.2.0'].map(activate);
    expect(stateAfter([...three, rollback('1.1.0')])).toEqual(stateOf('1.1.0', '1.0.0'));
    expect(stateAfter([...three, rollback('1.0.0')])).toEqual(stateOf('1.0.0'));
    expect(stateAfter([...three, rollback(NO_RELEASE_VERSION)])).toEqual(stateOf(null));
    expect(stateAfter([...three, rollback('0.9.0')])).toEqual(stateOf('0.9.0', '1.2.0', '1.1.0', '1.0.0'));
  });

  it('runs one canary beside the stable version, until the canary is ended, promoted or rolled back', () => {
    const running = [activate('1.0.0'), canary('1.1.0', 5), canary('1.1.0', 20)];
    expect(stateAfter(running)).toEqual({ ...stateOf('1.0.0'), canary: { version: '1.1.0', percent: 20 } });
    expect(stateAfter([...running, canary('1.1.0', 0)]).canary).toBeNull();
    expect(stateAfter([...running, canary('1.2.0', 1)]).canary).toEqual({ version: '1.2.0', percent: 1 });
    expect(stateAfter([...running, activate('1.1.0')])).toEqual(stateOf('1.1.0', '1.0.0'));
    expect(stateAfter([...running, rollback('1.0.0')])).toEqual(stateOf('1.0.0'));
    expect(stateAfter([...running, automatic('1.0.0')])).toEqual(stateOf('1.0.0'));
    expect(stateAfter([canary('1.0.0', 5), automatic(NO_RELEASE_VERSION)])).toEqual(stateOf(null));
  });

  it('starts no canary for an activation that affects only developers', () => {
    expect(stateAfter([activate('1.0.0'), to('staff')('1.1.0')])).toEqual(stateOf('1.0.0'));
  });

  it('continues a canary when the stable version is rolled back automatically', () => {
    const switches = [activate('1.0.0'), activate('1.1.0'), canary('1.2.0', 5), automatic('1.0.0')];
    expect(stateAfter(switches)).toEqual({ ...stateOf('1.0.0'), canary: { version: '1.2.0', percent: 5 } });
  });

  const version = fc.constantFrom('1.0.0', '1.1.0', '1.2.0', '1.3.0');
  const change = fc.oneof(
    version.map(activate),
    version.map(rollback),
    version.map(automatic),
    fc.tuple(version, fc.integer({ min: 0, max: 100 })).map(([one, percent]) => canary(one, percent)),
    fc.constantFrom(rollback(NO_RELEASE_VERSION), automatic(NO_RELEASE_VERSION)),
  );

  it('never lists a version twice, and lists no earlier versions if there is no stable version', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (switches) => {
        const { stable, earlier, canary: running } = stateAfter(switches);
        const versions = [stable, ...earlier].filter((activeVersion) => activeVersion !== null);
        expect(new Set(versions).size).toBe(versions.length);
        expect(versions).not.toContain(NO_RELEASE_VERSION);
        if (stable === null) expect(earlier).toEqual([]);
        if (running) expect([running.version !== stable, running.percent > 0]).toEqual([true, true]);
      }),
      { numRuns: 1000 },
    );
  });
});

test('replacedVersion returns the version that visitors had before an activation, a canary or a rollback', () => {
  const beforeRollback = [activate('1.0.0'), canary('1.1.0', 5), automatic('1.0.0'), activate('1.2.0')];
  const switches = [...beforeRollback, rollback('1.0.0'), rollback(NO_RELEASE_VERSION)];
  const left = switches.map((change, index) => replacedVersion(stateAfter(switches.slice(0, index)), change));
  expect(left).toEqual([NO_RELEASE_VERSION, '1.0.0', '1.1.0', '1.0.0', '1.2.0', '1.0.0']);
});

test('updateVersionVisibility lists versions that were active for everyone, omits staff-only versions, and marks removed versions @g-public-releases', () => {
  const switches = [
    activate('1.0.0'),
    canary('1.1.0', 5),
    canary('1.0.0', 5),
    control('freeze'),
    rollback('0.9.0'),
    rollback(NO_RELEASE_VERSION),
    control('remove', '1.1.0'),
    control('remove', '2.0.0'),
    to('staff')('3.0.0'),
  ];
  expect(switches.reduce(updateVersionVisibility, {})).toEqual({
    '1.0.0': 'everyone',
    '0.9.0': 'everyone',
    '1.1.0': 'removed',
    '2.0.0': 'removed',
  });
});

const stable = { ...never, stable: '2.0.0' };
const running = { ...stable, canary: { version: '2.1.0', percent: 10 } };

test.each<[ActivationCommand, string]>([
  [{ action: 'activate' }, 'Please name a version: no canary is running.'],
  [{ action: 'canary', percent: 10 }, 'Please name a version: no canary is running.'],
  [{ action: 'canary', percent: 0 }, 'No canary of any version runs.'],
  [{ action: 'canary', version: '2.0.0', percent: 10 }, '2.0.0 is already active for all visitors.'],
  [{ action: 'remove', version: '2.0.0' }, '2.0.0 is active: roll back first, then remove it.'],
])('decideActivation refuses %j while no canary runs', (command, detail) => {
  expect(() => decideActivation(stable, command)).toThrow(detail);
});

test('decideActivation refuses to end a canary that is not running, or to remove a running canary', () => {
  expect(() => decideActivation(running, { action: 'canary', version: '2.2.0', percent: 0 })).toThrow('2.2.0 runs');
  expect(() => decideActivation(running, { action: 'remove', version: '2.1.0' })).toThrow('is in a canary');
});

test('decideActivation rolls back from a canary to the stable release, else to the earlier release or the build', () => {
  const versionOf = (state: Parameters<typeof decideActivation>[0]) =>
    decideActivation(state, { action: 'rollback' })?.version;
  expect(versionOf(running)).toBe('2.0.0');
  expect(versionOf({ ...stable, earlier: ['1.9.0'] })).toBe('1.9.0');
  expect(versionOf(stable)).toBe('built');
});
