import { supportKinds, type SupportKind } from '@verdant/shared/contract';
import { supportNeedsIn } from '../support/support-needs';
import { chosenValues, type GivenAnswer } from './answers';
import { isInDistress } from './safety/dangers';

const kindOfPressure: Readonly<Record<string, SupportKind>> = {
  gambling: 'gambling',
  control: 'abuse',
  overwhelmed: 'crisis',
};

const PRESSURE = 'profile-pressure';
const WISH = 'profile-wish';

/** Returns the kinds of help that the user ticked in the question about pressures, in no particular order. */
export function tickedNeedsOf(answers: readonly GivenAnswer[]): SupportKind[] {
  const ticked = answers.filter(({ questionId }) => questionId === PRESSURE);
  return ticked.flatMap(({ answer }) => chosenValues(answer).flatMap((value) => kindOfPressure[value] ?? []));
}

function wordedNeedsOf(answers: readonly GivenAnswer[]): SupportKind[] {
  const wishes = answers.filter(({ questionId }) => questionId === WISH);
  return wishes.flatMap(({ answer }) => (typeof answer === 'string' ? supportNeedsIn(answer) : []));
}

/** Returns the kinds of help that answers call for, the most urgent first. The result is neither stored nor logged. */
export function supportNeedsOf(answers: readonly GivenAnswer[]): SupportKind[] {
  const needs = new Set([...tickedNeedsOf(answers), ...wordedNeedsOf(answers)]);
  if (isInDistress({ answers })) needs.add('money');
  return supportKinds.filter((kind) => needs.has(kind));
}
