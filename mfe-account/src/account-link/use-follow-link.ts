import { useReducer } from 'react';
import { ApiError } from '@verdant/shared/api';
import { accountCalls, accountChangeCalls, callApi } from '@verdant/shared/contract';
import type { AccountLinkPurpose } from '@verdant/shared/contract';
import { useApi, useAuth } from '@verdant/shared/services';
import { failureText } from '../form/failure-text';
import { useTexts } from '../texts';
import { useAccountLinkTexts } from './texts';

type State =
  { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; message: string } | { kind: 'bad link' } | { kind: 'done' };

/** The contract's status for a link that is unknown, used or expired. */
const LINK_IS_OVER = 400;

/** Once it is done or the link is over, it stays so. */
const reduce = (state: State, next: State): State =>
  state.kind === 'done' || state.kind === 'bad link' ? state : next;

/** Does what the link is for, at a press. */
export function useFollowLink(purpose: AccountLinkPurpose, token: string): { state: State; follow: () => void } {
  const t = useAccountLinkTexts();
  const forms = useTexts();
  const api = useApi();
  const { isAuthenticated, updateUser } = useAuth();
  const [state, dispatch] = useReducer(reduce, { kind: 'idle' });

  const send = async () => {
    dispatch({ kind: 'busy' });
    try {
      await callApi(api, accountChangeCalls.followLink, { body: { purpose, token } });
      dispatch({ kind: 'done' });
    } catch (reason) {
      const isOver = reason instanceof ApiError && reason.status === LINK_IS_OVER;
      const texts = { network: forms('failure.network'), fallback: t('failed') };
      dispatch(isOver ? { kind: 'bad link' } : { kind: 'failed', message: failureText(reason, texts) });
      return;
    }
    // Whoever is signed in here may have another address now; if this fails, the next visit shows it.
    if (isAuthenticated) await callApi(api, accountCalls.profile, {}).then(updateUser, () => undefined);
  };

  return { state, follow: () => void (state.kind !== 'busy' && send()) };
}
