import { moneyPerson } from './support/money';
import { sharedServer } from './support/shared-server';

const server = sharedServer();

test('a note is stored without invisible characters, kept after a refresh and deleted by an empty text', async () => {
  const person = await moneyPerson(server);
  await person.linkWithFigures('Dag Site');
  const [first] = (await person.page()).transactions;
  const path = `/money/transactions/${first?.id}/note`;
  const noteNow = async () => (await person.all()).find(({ id }) => id === first?.id)?.note;
  expect((await person.send('PUT', path, { note: ' Birthday\u200b of Mia ' })).status).toBe(204);
  await person.refresh();
  await person.correct(first?.id ?? '', 'family');
  expect(await noteNow()).toBe('Birthday of Mia');
  expect((await person.send('PUT', path, { note: '' })).status).toBe(204);
  expect(await noteNow()).toBeUndefined();
});

test('a note that is too long or about a transaction of another user is refused', async () => {
  const [owner, other] = [await moneyPerson(server), await moneyPerson(server)];
  await owner.linkWithFigures('Dag Site');
  const [first] = (await owner.page()).transactions;
  const path = `/money/transactions/${first?.id}/note`;
  expect((await owner.send('PUT', path, { note: 'a'.repeat(201) })).status).toBe(422);
  expect((await other.send('PUT', path, { note: 'Mine' })).status).toBe(404);
  expect((await owner.page()).transactions[0]).toEqual(first);
});
