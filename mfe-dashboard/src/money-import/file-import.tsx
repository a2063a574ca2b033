import { useEffect, useRef, useState } from 'react';
import { MAX_IMPORT_BYTES } from '@verdant/shared/contract';
import type { MoneyImport } from '@verdant/shared/contract';
import { Banner } from '@verdant/shared/ui';
import { Section } from '../section/section';
import { DropZone } from './drop-zone';
import { FileCheck } from './file-check';
import { ImportDone } from './import-done';
import { useImportTexts } from './texts';

type Step =
  | { status: 'choose'; undone?: string; isTooLarge?: true }
  | { status: 'check'; file: File; number: number; part: number }
  | { status: 'done'; saved: MoneyImport; next?: { file: File; part: number } };

export function FileImport() {
  const t = useImportTexts();
  const [step, setStep] = useState<Step>({ status: 'choose' });
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(step.status);
  const files = useRef(0);

  // Moves the focus to the new content after each step, because the pressed control was removed.
  useEffect(() => {
    if (shown.current !== step.status) content.current?.focus();
    shown.current = step.status;
  }, [step.status]);

  const choose = (file: File, part = 0) => {
    files.current += 1;
    const isTooLarge = file.size > MAX_IMPORT_BYTES;
    setStep(isTooLarge ? { status: 'choose', isTooLarge } : { status: 'check', file, number: files.current, part });
  };
  const restart = () => setStep({ status: 'choose' });
  return (
    <Section title={t('import.file')}>
      <div ref={content} tabIndex={-1} className="v-stack v-gap-6 v-ringless">
        {step.status === 'choose' && (
          <>
            {step.isTooLarge && <Banner>{t('error.size')}</Banner>}
            {step.undone !== undefined && <Banner tone="good">{t('done.undone', { file: step.undone })}</Banner>}
            <DropZone onFile={(file) => choose(file)} />
          </>
        )}
        {step.status === 'check' && (
          <FileCheck
            key={step.number}
            file={step.file}
            number={step.number}
            firstPart={step.part}
            onOther={restart}
            onDone={(saved, part) => {
              const { file } = step;
              setStep({ status: 'done', saved, ...(part !== undefined && { next: { file, part } }) });
            }}
          />
        )}
        {step.status === 'done' && (
          <ImportDone
            saved={step.saved}
            onNext={step.next && (() => step.next && choose(step.next.file, step.next.part))}
            onOther={restart}
            onUndone={() => setStep({ status: 'choose', undone: step.saved.file_name })}
          />
        )}
      </div>
    </Section>
  );
}
