const money = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });
const wholeMoney = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 });
const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Australian dollars, for example `$1,234.50`; whole amounts without cents. */
export function formatMoney(dollars: number): string {
  return Number.isInteger(dollars) ? wholeMoney.format(dollars) : money.format(dollars);
}

/** A percentage from 0 to 100 as a whole number, for example `78%`. */
export function formatPercent(percent: number): string {
  return `${Math.round(percent)}%`;
}

/** An ISO date (`2024-03-15`) as `15 Mar 2024`. An invalid date is given back as it is. */
export function formatDate(isoDate: string): string {
  const date = new Date(isoDate);
  return Number.isNaN(date.getTime()) ? isoDate : day.format(date);
}
