import { useEffect, useEffectEvent, useState } from 'react';
import type { PasskeySignInRequest } from '@verdant/shared/contract';
import { lazyComponent } from '@verdant/shared/lazy';
import { useApi } from '@verdant/shared/services';
import { Button } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import form from '../form/form.module.css';

const load = async () => import(/* webpackChunkName: "passkey" */ './passkey/passkey');
const PasskeyDialog = lazyComponent(async () => load().then((module) => module.PasskeyDialog));

const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin'];

type PasskeyButtonProps = {
  isBusy: boolean;
  /** Signs in; must not reject. */
  signIn: (request: PasskeySignInRequest) => Promise<void>;
  onStart: () => void;
};

/** Signs in with a passkey: in a dialog, or as a suggestion of the e-mail field. Code loads on the first interaction. */
export function PasskeyButton({ isBusy, signIn, onStart }: PasskeyButtonProps) {
  const t = useTexts();
  const api = useApi();
  const [presses, setPresses] = useState(0);
  const enter = useEffectEvent(signIn);

  useEffect(() => {
    const ending = new AbortController();
    const offer = async () =>
      load().then(async ({ offerPasskeySuggestions }) =>
        offerPasskeySuggestions(api, async (passkey) => enter(passkey), ending.signal),
      );
    const ignore = () => {
      for (const type of TOUCHES) removeEventListener(type, touched);
    };
    const touched = ({ target }: Event) => {
      // Offers no suggestions after a press on a button, because suggestions would replace the button's dialog.
      if (target instanceof Element && target.closest('button')) return;
      ignore();
      void offer().catch(() => undefined);
    };
    // Requests a challenge only after an interaction: many open pages behind one IP address can exceed the rate limit.
    for (const type of TOUCHES) addEventListener(type, touched, { passive: true });
    return () => {
      ignore();
      ending.abort();
    };
  }, [api]);

  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        block
        className={form.scripted}
        onClick={() => {
          if (isBusy) return;
          onStart();
          setPresses(presses + 1);
        }}
      >
        {t('signIn.passkey')}
      </Button>
      {presses > 0 && <PasskeyDialog key={presses} signIn={signIn} />}
    </>
  );
}
