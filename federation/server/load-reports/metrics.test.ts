import { metricsText, violationsText } from './metrics';

test('has one line per counter, with quotes, backslashes and line breaks escaped', () => {
  const row = {
    remote: 'mfe-quiz',
    version: '1.0.0',
    stage: 'chunk',
    reason: 'missing',
    outcome: 'failed',
    count: 3,
  } as const;
  expect(
    metricsText([row, { ...row, version: 'a"\\b\nc', count: 1 }])
      .split('\n')
      .slice(2),
  ).toEqual([
    'verdant_remote_loads_total{remote="mfe-quiz",version="1.0.0",stage="chunk",reason="missing",outcome="failed"} 3',
    'verdant_remote_loads_total{remote="mfe-quiz",version="a\\"\\\\b\\nc",stage="chunk",reason="missing",outcome="failed"} 1',
    '',
  ]);
});

test('emits HELP and TYPE without samples', () => {
  expect(metricsText([])).toMatch(
    /^# HELP verdant_remote_loads_total .+\n# TYPE verdant_remote_loads_total counter\n$/,
  );
});

test('violations of the policy have a counter of their own', () => {
  const row = { remote: 'mfe-quiz', version: '1.0.0', directive: 'img-src', count: 2 };
  expect(violationsText([row]).split('\n').slice(1)).toEqual([
    '# TYPE verdant_csp_violations_total counter',
    'verdant_csp_violations_total{remote="mfe-quiz",version="1.0.0",directive="img-src"} 2',
    '',
  ]);
});
