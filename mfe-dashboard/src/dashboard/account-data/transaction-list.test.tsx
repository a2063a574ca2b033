import { screen } from '@testing-library/react';
import { renderInShell } from '@verdant/shared/testing';
import { useDayHeadingFormat } from './transaction-list';

function Head({ day }: { day: string }) {
  const { weekday, date } = useDayHeadingFormat('2026-11-24')(day);
  return <p>{`${weekday ?? 'today'}, ${date}`}</p>;
}

test.each([
  ['2026-11-24', 'en', /^today, Tuesday,? 24 November$/],
  ['2026-11-22', 'en', /^Sunday, 22 November$/],
  ['2025-11-22', 'en', /^Saturday, 22 November 2025$/],
  ['2026-11-22', 'fr', /^Dimanche, 22 novembre$/],
] as const)('formats the day heading of %s in the language %s', async (day, language, text) => {
  renderInShell(<Head day={day} />, { language });
  expect(await screen.findByText(text)).toBeInTheDocument();
});
