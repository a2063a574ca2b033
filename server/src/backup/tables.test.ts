import { sortByReferences, quotedTableName, type Table } from './tables';

const table = (name: string): Table => ({ schema: 'public', name, columns: ['id'] });
const refers = (from: string, to: string) => ({ from: quotedTableName(table(from)), to: quotedTableName(table(to)) });

describe('sortByReferences', () => {
  it('puts a table before the tables that refer to it', () => {
    const tables = ['answers', 'sessions', 'users'].map(table);
    const references = [refers('answers', 'sessions'), refers('sessions', 'users'), refers('answers', 'users')];
    expect(sortByReferences(tables, references).map(({ name }) => name)).toEqual(['users', 'sessions', 'answers']);
  });

  it('accepts a table that refers to itself, and a reference to a table outside the list', () => {
    const references = [refers('tree', 'tree'), refers('tree', 'elsewhere')];
    expect(sortByReferences([table('tree')], references)).toEqual([table('tree')]);
  });

  it('refuses circular references', () => {
    const references = [refers('a', 'b'), refers('b', 'a')];
    expect(() => sortByReferences([table('a'), table('b')], references)).toThrow(/in a circle: "public"\."a"/);
  });
});

test('schema and table names are quoted', () => {
  expect(quotedTableName({ schema: 'odd"one', name: 'order' })).toBe('"odd""one"."order"');
});
