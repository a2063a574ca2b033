import { useState } from 'react';
import { Button } from '@verdant/shared/ui';
import { useSecondFactorTexts } from './texts';

/** Copies a text, and says whether that worked: the text is on the screen all the same. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useSecondFactorTexts();
  const [state, setState] = useState<'idle' | 'copied' | 'not copied'>('idle');
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('not copied'),
    );
  return (
    <>
      <Button variant="secondary" size="sm" onClick={copy}>
        {label}
      </Button>{' '}
      <span role="status">{state !== 'idle' && t(state === 'copied' ? 'copied' : 'notCopied')}</span>
    </>
  );
}
