import { render } from '@testing-library/react';
import { COLOURS } from './colours';
import { Mark } from './mark';

test('every colour has a shape of its own', () => {
  const places = Array.from({ length: COLOURS }, (_, place) => place);
  const { container } = render(places.map((place) => <Mark key={place} place={place} />));
  const shapes = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(new Set(shapes).size).toBe(COLOURS);
});
