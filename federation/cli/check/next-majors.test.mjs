import { removedNamesIn } from './next-majors.mjs';

test('removedNamesIn reports file and line of each use of an API that a later React version removes', () => {
  const source = `import { createContext, forwardRef } from 'react';
const Theme = createContext('dark');
export const Field = forwardRef((props, ref) => <input ref={ref} />);
export const Page = () => <Theme.Provider value="light"><Field /></Theme.Provider>;
`;
  expect(removedNamesIn('src/page.tsx', source)).toEqual([
    'src/page.tsx:3 uses forwardRef, which a later react removes: use the prop ref',
    'src/page.tsx:4 uses Provider, which a later react removes: use the context itself, <Theme value={...}>',
  ]);
});

test('removedNamesIn ignores names that equal removed React APIs but come from other modules', () => {
  expect(removedNamesIn('src/page.tsx', "import { Store } from './store';\n<Store.Provider />;\n")).toEqual([]);
  expect(
    removedNamesIn('src/page.tsx', "import { useState } from 'react';\nconst Provider = forwardReference;\n"),
  ).toEqual([]);
});
