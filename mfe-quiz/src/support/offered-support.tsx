import { useEffect, useRef } from 'react';
import type { SupportKind } from '@verdant/shared/contract';
import { SupportNotice } from '@verdant/shared/support';

/** Block with offers of help above the page's content, which scrolls into view when an answer adds an offer. */
export function OfferedSupport({ needs, onDismiss }: { needs: readonly SupportKind[]; onDismiss: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(needs.length);
  useEffect(() => {
    if (needs.length > before.current) box.current?.scrollIntoView({ block: 'start' });
    before.current = needs.length;
  }, [needs.length]);
  if (needs.length === 0) return null;
  return (
    <div ref={box}>
      <SupportNotice needs={needs} onDismiss={onDismiss} />
    </div>
  );
}
