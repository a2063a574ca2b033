import { Ellipsis } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ToggleEvent } from 'react';
import styles from './row-menu.module.css';

type RowMenuProps = {
  label: string;
  entries: readonly {
    label: string;
    /** Accessible name of the entry, which contains the name of the row, for example `Not a bill: Rent`. */
    name: string;
    onSelect: () => void;
  }[];
};

/** Heights of an entry and of both edges together, in pixels. Fixed, because a closed menu cannot be measured. */
const [ENTRY_PX, EDGES_PX] = [44, 20];

/** A button that opens a popover menu with the actions of a row. */
export function RowMenu({ label, entries }: RowMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const place = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== 'open' || !button.current || !menu.current) return;
    const { top, bottom, left, right } = button.current.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    const isLeft = right < width / 2;
    const height = entries.length * ENTRY_PX + EDGES_PX;
    const isAbove = bottom + height > innerHeight && top > height;
    menu.current.style.top = `${scrollY + (isAbove ? top - height : bottom)}px`;
    menu.current.style.left = isLeft ? `${left}px` : 'auto';
    menu.current.style.right = isLeft ? 'auto' : `${width - right}px`;
  };
  return (
    <>
      <button ref={button} type="button" className="v-icon-button" popoverTarget={id} aria-label={label}>
        <Ellipsis size={20} aria-hidden="true" />
      </button>
      <div ref={menu} id={id} popover="auto" className={styles.menu} onBeforeToggle={place}>
        {entries.map((entry) => (
          <button
            key={entry.name}
            type="button"
            className={`${styles.entry} v-bare v-full v-control v-sm v-nowrap`}
            aria-label={entry.name}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={entry.onSelect}
          >
            {entry.label}
          </button>
        ))}
      </div>
    </>
  );
}
