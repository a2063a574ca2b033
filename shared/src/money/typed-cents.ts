const AMOUNT = /^-?\d{1,10}(?:\.\d{0,2})?$/;

/** Parses a typed amount to cents; undefined if the text is no amount. `1.234,50` and `1,234.50` give the same result. */
export function typedCents(text: string): number | undefined {
  const plain = text.replace(/[\s$A'’]/g, '').replace('\u2212', '-');
  const decimal = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const hasCents = decimal !== -1 && plain.length - decimal <= 3;
  const whole = (hasCents ? plain.slice(0, decimal) : plain).replace(/[.,]/g, '');
  const number = hasCents ? `${whole || '0'}.${plain.slice(decimal + 1)}` : whole;
  return AMOUNT.test(number) ? Math.round(Number(number) * 100) : undefined;
}
