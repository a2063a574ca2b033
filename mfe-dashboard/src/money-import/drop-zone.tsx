import { useRef, useState } from 'react';
import type { DragEvent, Ref } from 'react';
import { classNames } from '@verdant/shared/ui';
import styles from './money-import.module.css';
import { useImportTexts } from './texts';

/** File types that a browser's file picker preselects; users can still choose other files. */
const ACCEPTED = '.csv,.ofx,.qfx,.qif,.txt,.tsv,text/csv,application/x-ofx';

export function DropZone({ onFile, inputRef }: { onFile: (file: File) => void; inputRef?: Ref<HTMLInputElement> }) {
  const t = useImportTexts();
  const [isOver, setOver] = useState(false);
  /** Number of nested elements under the dragged file: `dragenter` and `dragleave` events of child elements bubble. */
  const depth = useRef(0);
  const enter = (by: 1 | -1) => {
    depth.current += by;
    setOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div className={`${styles.zone} v-gap-6 v-column-12 v-center`}>
      <div
        role="presentation"
        className={classNames(styles.drop, 'v-stack v-gap-1', isOver && styles.over)}
        onDragEnter={() => enter(1)}
        onDragLeave={() => enter(-1)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <p className="v-xl v-display v-track-2">{t('import.drop')}</p>
        <p className="v-muted v-sm">{t('import.formats')}</p>
        <label className={`v-inline-flex v-center v-control v-above-4 v-strong v-pointer ${styles.choose}`}>
          <input
            ref={inputRef}
            className="visually-hidden"
            type="file"
            accept={ACCEPTED}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) onFile(file);
              // Clears the input, so that choosing the same file again fires a change event.
              target.value = '';
            }}
          />
          <span>{t('import.choose')}</span>
        </label>
      </div>
      <p className="v-muted v-sm">{t('import.where')}</p>
    </div>
  );
}
