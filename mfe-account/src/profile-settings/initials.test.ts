import { initialsOf } from './initials';

test.each([
  ['Jo', 'Nguyen', 'JN'],
  [' jo', '', 'J'],
  ['', 'nguyen', 'N'],
  ['', '', 'M'],
  ['😀', 'b', '😀B'],
])('the initials of the first name %p and the last name %p are %p', (first_name, last_name, initials) => {
  expect(initialsOf({ first_name, last_name }, 'me@example.com')).toBe(initials);
});
