import { createEvent, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { renderInShell } from '../testing';
import { Link } from './link';
import { NavLink } from './nav-link';

const link = () => screen.getByRole('link');

/**
 * Clicks the link, and returns true if the link left the navigation to the browser. The default action is always prevented
 * in the end, because jsdom cannot follow links.
 */
function isLeftToBrowser(init: MouseEventInit = {}): boolean {
  const stop = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  let left = false;
  addEventListener('click', stop);
  fireEvent(link(), createEvent.click(link(), { button: 0, ...init }));
  removeEventListener('click', stop);
  return left;
}

test('a click on a link navigates to its page, and the link passes HTML attributes and ref to the anchor element', async () => {
  const ref = createRef<HTMLAnchorElement>();
  const { location } = renderInShell(
    <Link to="/savings?month=may#goals" ref={ref} className="way" data-kind="page" prefetch="intent" discover="none">
      Savings
    </Link>,
  );
  expect(link().outerHTML).toBe('<a class="way" data-kind="page" href="/savings?month=may#goals">Savings</a>');
  expect(ref.current).toBe(link());
  await userEvent.click(link());
  expect(location()).toBe('/savings?month=may#goals');
});

test.each([
  ['a Ctrl+click', {}, { ctrlKey: true }],
  ['another mouse button', {}, { button: 1 }],
  ['a target attribute', { target: '_blank' }, {}],
  ['a requested page reload', { reloadDocument: true }, {}],
])('a link leaves the click to the browser in case of %s', (_, props, init) => {
  const { location } = renderInShell(
    <Link to="/savings" {...props}>
      Savings
    </Link>,
  );
  expect(isLeftToBrowser(init)).toBe(true);
  expect(location()).toBe('/');
});

test('a click handler that prevents the default stops the navigation', () => {
  const { location } = renderInShell(
    <Link to="/savings" onClick={(event) => event.preventDefault()}>
      Savings
    </Link>,
  );
  expect(isLeftToBrowser()).toBe(false);
  expect(location()).toBe('/');
});

test.each(['https://example.com/a', '//example.com/a', 'mailto:someone@example.com'])(
  'a link to %s, outside the site, is left to the browser',
  (to) => {
    const { location } = renderInShell(<Link to={to}>Away</Link>);
    expect(link()).toHaveAttribute('href', to);
    expect(isLeftToBrowser()).toBe(true);
    expect(location()).toBe('/');
  },
);

test('an absolute URL of this site is opened as a page, without a reload', () => {
  const { location } = renderInShell(<Link to={`${window.location.origin}/budget?month=may`}>Budget</Link>);
  expect(isLeftToBrowser()).toBe(false);
  expect(location()).toBe('/budget?month=may');
});

describe('a navigation link', () => {
  const current = (to: string, route: string, props = {}) => {
    const { unmount } = renderInShell(
      <NavLink to={to} className={({ isActive }) => (isActive ? 'here' : 'elsewhere')} {...props}>
        {({ isActive }) => (isActive ? 'Here' : 'Elsewhere')}
      </NavLink>,
      { route },
    );
    const { className, textContent } = link();
    const found = [link().getAttribute('aria-current'), className, textContent];
    unmount();
    return found;
  };
  const here = ['page', 'here', 'Here'];
  const elsewhere = [null, 'elsewhere', 'Elsewhere'];

  it('is marked as current at its path and at paths below, in upper or lower case', () => {
    expect(current('/budget', '/budget')).toEqual(here);
    expect(current('/budget', '/Budget')).toEqual(here);
    expect(current('/budget', '/budget/may')).toEqual(here);
    expect(current('/budget', '/budgets')).toEqual(elsewhere);
    expect(current('/', '/budget')).toEqual(elsewhere);
  });

  it('is marked as current only at its exact path with `end`, and in its exact case with `caseSensitive`', () => {
    expect(current('/budget', '/budget/may', { end: true })).toEqual(elsewhere);
    expect(current('/budget', '/Budget', { caseSensitive: true })).toEqual(elsewhere);
  });

  it('adds the class `active` when its class name is a string', () => {
    renderInShell(
      <NavLink to="/budget" className="entry">
        Budget
      </NavLink>,
      { route: '/budget' },
    );
    expect(link()).toHaveClass('entry', 'active');
  });
});
