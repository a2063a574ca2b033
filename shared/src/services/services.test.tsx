import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeApi } from '../testing';
import { ApiContext, RemoteContext, useAuth, useConfig, useNotification, useService, useTheme } from '.';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

test.each([
  [useTheme, 'useTheme must be used within a ThemeProvider'],
  [useNotification, 'useNotification must be used within a NotificationProvider'],
  [useAuth, 'useAuth must be used within an AuthProvider'],
])('a hook used outside its provider throws a developer error (%#) @s-8.20', (useOne, message) => {
  expect(() => renderHook(() => useOne())).toThrow(message);
});

test('useService calls the backend service of the remote, and useConfig returns the configuration of the remote', async () => {
  const api = fakeApi({
    'GET /services/mfe-goals/goals/list?year=1': ['a'],
    'POST /services/mfe-goals/goals/list': 'ok',
  });
  const remote = { name: 'mfe-goals', config: { region: 'au' } };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiContext value={api}>
      <RemoteContext value={remote}>{children}</RemoteContext>
    </ApiContext>
  );
  const { result } = renderHook(() => ({ goals: useService('goals'), config: useConfig() }), { wrapper });
  expect(result.current.config).toEqual({ region: 'au' });
  expect(await result.current.goals.get('/list?year=1')).toEqual(['a']);
  expect(await result.current.goals.post('/list', { body: { name: 'b' } })).toBe('ok');
  expect(api.calls.at(-1)).toEqual({ method: 'POST', path: '/services/mfe-goals/goals/list', body: { name: 'b' } });
  expect(renderHook(useConfig).result.current).toEqual({});
});
