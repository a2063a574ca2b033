import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '@verdant/shared/testing';
import { pillars, sampleScore, scoreWithoutPillar } from '../engine/figures';
import { Story } from './story';

const score = sampleScore('overall');

describe('Story', () => {
  it('shows the effect of each answer on the sample score', () => {
    renderInShell(<Story />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(`Why ${score.value}? These three answers`);
    expect(screen.getByText('Sample data')).toBeVisible();
    const effects = screen.getAllByText(/without it$/).map(({ textContent }) => textContent);
    expect(effects).toEqual(pillars.map((pillar) => `${scoreWithoutPillar(pillar).value} without it`));
    expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(3);
  });

  it('pressing an answer leaves only that answer out of the score, and pressing again restores the score', async () => {
    renderInShell(<Story />);
    const status = screen.getByRole('status');
    const [first, second] = screen.getAllByRole('button');
    expect(status).toHaveTextContent(`${score.value} Likely ${score.low} to ${score.high}.`);
    await userEvent.click(first ?? status);
    expect(status).toHaveTextContent(new RegExp(`^${scoreWithoutPillar('emergency').value} .* With one answer fewer$`));
    await userEvent.click(second ?? status);
    expect(status).toHaveTextContent(new RegExp(`^${scoreWithoutPillar('debt').value} `));
    expect(screen.getAllByRole('button', { pressed: true })).toEqual([second]);
    await userEvent.click(second ?? status);
    expect(status).toHaveTextContent(new RegExp(`^${score.value} `));
  });
});
