import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './tabs.module.css';

type TabsProps<T extends string> = {
  label: string;
  tabs: readonly { id: T; label: string }[];
  value: T;
  onChange: (id: T) => void;
  children?: ReactNode;
};

/** Tabs with arrow keys, Home and End; the chosen tab is the only tab stop. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  // Scrolls the row so that the selected tab is centred, or left-aligned if too wide; the page does not scroll.
  useEffect(() => {
    const show = () => {
      const row = list.current;
      const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]');
      if (row && tab) row.scrollLeft = tab.offsetLeft + Math.min(0, (tab.offsetWidth - row.clientWidth) / 2);
    };
    show();
    addEventListener('resize', show);
    return () => removeEventListener('resize', show);
  }, [value]);

  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === value);
    const targets: Record<string, number> = {
      ArrowRight: (index + 1) % tabs.length,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
    };
    const target = targets[event.key];
    // The index -1, before the first tab, selects the last tab.
    const next = target === undefined ? undefined : tabs.at(target);
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };

  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} ref={list} onKeyDown={move} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === value}
            aria-controls={children ? `${id}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {children && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
          {children}
        </div>
      )}
    </>
  );
}
