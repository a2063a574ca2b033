import type { QuestionBank } from '../../src/quiz/question-bank';
import { nextQuestion } from '../../src/quiz/engine';
import { QUIZ_LENGTH, sessionSeed } from './forms';
import type { Limit } from './limits';
import type { Person } from './population';

/** Number of times that each step is timed. The shortest time counts, because other work can only add to the time. */
const REPEATS = 3;

/** Returns the CPU time of this process in milliseconds, which other processes on the machine do not affect. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Returns the limit for the CPU time to choose a question, with the measured 95th percentile in milliseconds. */
export function stepTimeLimit(questionBank: QuestionBank, people: readonly Person[]): Limit {
  const times: number[] = [];
  people.forEach((person, index) => {
    const answers: Person[number][] = [];
    const plan = { total: QUIZ_LENGTH, seed: sessionSeed(index, 2) };
    const timeStep = () => {
      const start = processorTime();
      const question = nextQuestion(questionBank, answers, plan);
      return { question, time: processorTime() - start };
    };
    for (;;) {
      const runs = Array.from({ length: REPEATS }, timeStep);
      times.push(Math.min(...runs.map(({ time }) => time)));
      const given = person.find(({ questionId }) => questionId === runs[0]?.question?.id);
      if (!given) break;
      answers.push(given);
    }
  });
  return {
    promise: 'processor time to choose a question, 95th percentile, ms',
    measured: times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0,
    limit: 20,
    kind: 'most',
  };
}
