import { render } from '@testing-library/react';
import { LargeAmount } from './section';

test.each([
  ['$3,908.81', '.81'],
  ['3.908,81 A$', ',81'],
  ['\u2212$0.05', '.05'],
  ['$1,200', undefined],
  ['2.5', undefined],
])('the text of %s is unchanged, and any cents are in a separate element', (text, cents) => {
  const { container } = render(<LargeAmount text={text} />);
  expect(container).toHaveTextContent(text);
  expect(container.querySelector('.cents')?.textContent).toBe(cents);
});
