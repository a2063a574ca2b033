import { anyAnswer, newPlayer } from '../support/quiz-player';
import { discard, startServer, temporaryFolder } from '../support/start-server';

it('a quiz in progress and the insights of a completed quiz survive a crash of the server', async () => {
  const before = await startServer({ DATA_DIR: temporaryFolder() });
  const player = await newPlayer(before);
  const quiz = await player.start();
  await player.play(quiz, anyAnswer, 6);
  const inProgress = await player.continue(quiz.session.session_id);
  const finisher = await newPlayer(before);
  await finisher.play(await finisher.start(), anyAnswer);
  const insights = await finisher.insights();
  await before.kill();

  const after = await startServer({ DATA_DIR: before.dataDir });
  try {
    const resumed = player.movedTo(after);
    expect(await resumed.continue(quiz.session.session_id)).toEqual(inProgress);
    expect(await resumed.play(inProgress, anyAnswer)).toHaveLength(4);
    expect((await resumed.insights()).insights).toHaveLength(5);
    expect(insights.insights).toHaveLength(5);
    expect(await finisher.movedTo(after).insights()).toEqual(insights);
  } finally {
    await discard(after);
  }
});
