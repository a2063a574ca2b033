/** A page that uses everything that the packages provide: UI components, charts, an icon, styles, texts. */
export const PAGE_SOURCE = `import { Target } from 'lucide-react';
import { BarChart } from '@verdant/shared/charts';
import { useFormat } from '@verdant/shared/format';
import { Page, Panel } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import styles from './goals.module.css';

/** Goals and what is saved for them. */
export function Goals() {
  const t = useTexts();
  const format = useFormat();
  return (
    <Page title={t('page.title')}>
      <Panel title={t('start.title')}>
        <p className={styles.text}>{t('start.text')}</p>
        <p>
          <Target aria-hidden="true" /> {format.number(1200)}
        </p>
        <BarChart
          title="Saved"
          caption="Saved until now."
          labelTitle="Goal"
          labels={['Car', 'House']}
          series={[{ label: 'Saved', values: [1200, 5600] }]}
        />
      </Panel>
    </Page>
  );
}
`;

/** The page with list items without a `key`, about which React warns. */
export const PAGE_SOURCE_WITHOUT_KEYS = PAGE_SOURCE.replace(
  '<BarChart',
  "{['No key'].map((name) => <p>{name}</p>)}\n        <BarChart",
);

/** The page with an input, whose text must be kept when the code is edited. */
export const PAGE_SOURCE_WITH_INPUT = PAGE_SOURCE.replace(
  '<BarChart',
  '<input aria-label="Name" />\n        <BarChart',
);

/** The page with a worker, which doubles a number. */
export const PAGE_SOURCE_WITH_WORKER = `${PAGE_SOURCE}
const worker = new Worker(new URL('./double.worker.ts', import.meta.url));
worker.onmessage = ({ data }) => document.documentElement.setAttribute('data-doubled', String(data));
worker.postMessage(21);
`;

/** The page with an error that type checks and build do not find: it throws if the user has saved nothing. */
export const THROWING_PAGE_SOURCE = PAGE_SOURCE.replace(
  'const t = useTexts();',
  `const saved = JSON.parse(localStorage.getItem('goals') ?? '{}') as { goals: string[] };
  const t = useTexts();
  if (saved.goals.includes('none')) return null;`,
);

/** A page for each goal, with data from the team's own server. */
export const GOAL_PAGE_SOURCE = `import { useState } from 'react';
import { useParams } from '@verdant/shared/router';
import { useService } from '@verdant/shared/services';
import { Button, Page } from '@verdant/shared/ui';
import * as v from 'valibot';

const schema = v.object({ list: v.array(v.string()) });

/** A goal, which is kept on our own server. */
export function Goal() {
  const { id = '' } = useParams();
  const goals = useService('goals');
  const [kept, setKept] = useState<readonly string[]>([]);
  const keep = async () => setKept((await goals.post('/list', { body: { text: id }, schema })).list);
  const share = () => {
    if (kept.length < 2) throw new RangeError('Nothing to share');
  };
  return (
    <Page title={\`Goal \${id}\`}>
      <p>Kept: {kept.join(', ')}</p>
      <Button onClick={() => void keep()}>Keep</Button>
      <Button onClick={share}>Share</Button>
    </Page>
  );
}
`;
export const THROW_POSITION = `src/goal/goal.tsx:${GOAL_PAGE_SOURCE.split('\n').findIndex((line) => line.includes('throw new')) + 1}`;

/** A component that fills a slot of the dashboard. */
export const SLOT_FILL_SOURCE = `import type { SlotProps } from '@verdant/shared/slots';

export function KeptGoals({ goals }: SlotProps<'mfe-dashboard/own-goals'>) {
  return <p>{\`Our team keeps \${goals.length} goal\`}</p>;
}
`;

/** Returns the page with a redirect to `to`. Two such pages can redirect to each other, like wrong guards. */
export const withRedirect = (source: string, to: string): string =>
  source
    .replace('<Page ', `<><Navigate to="${to}" replace /><Page `)
    .replace('</Page>', '</Page></>')
    .replace(/^import/, "import { Navigate } from '@verdant/shared/router';\nimport");

const DECLARED = `"slots": [{ "slot": "mfe-dashboard/own-goals", "module": "./kept-goals" }],
  "pages": [
    { "path": "/our-goals/:id", "module": "./goal", "access": "guarded", "title": "Goal" },`;

/** Returns the text of remote.json with declarations of `GOAL_PAGE_SOURCE` as a page and `SLOT_FILL_SOURCE` as a slot fill. */
export const withPageAndFill = (text: string): string => text.replace('"pages": [', DECLARED);
