import { useState } from 'react';
import { Tabs } from '@verdant/shared/ui';
import styles from './choice-tabs.module.css';

type ChoiceTabsProps<T extends string> = {
  label: string;
  tabs: readonly { id: T; label: string }[];
  initial: T;
};

/** Tabs that only highlight the chosen tab: the sample figures do not change (spec 2). */
export function ChoiceTabs<T extends string>({ label, tabs, initial }: ChoiceTabsProps<T>) {
  const [chosen, setChosen] = useState(initial);
  return (
    <div className={styles.tabs}>
      <Tabs label={label} tabs={tabs} value={chosen} onChange={setChosen} />
    </div>
  );
}
