import { useReducer } from 'react';
import { ApiError } from '@verdant/shared/api';
import { accountCalls, accountChangeCalls, callApi } from '@verdant/shared/contract';
import type { AccountLinkPurpose } from '@verdant/shared/contract';
import { failureText, serverItems } from '@verdant/shared/forms';
import type { FormFailure } from '@verdant/shared/forms';
import { useApi, useAuth } from '@verdant/shared/services';
import { useTexts } from '../texts';
import { useAccountLinkTexts } from './texts';

type State =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; message: string }
  | { status: 'bad link' }
  | { status: 'done' };

/** The contract's statuses for a link that is unknown, used or expired, and for one of another account. */
const LINK_IS_OVER = 400;
const NEEDS_PASSWORD = 403;

/** Keeps the final state after the link was used or has expired. */
const reduce = (state: State, next: State): State =>
  state.status === 'done' || state.status === 'bad link' ? state : next;

/**
 * Function that follows the link; resolves to the form's field errors, or to null. The text of the banner is in `state`.
 */
export type FollowLink = (password?: string) => Promise<FormFailure | null>;

interface FollowedLink {
  state: State;
  /** True if no user is signed in to the account of the link. */
  needsPassword: boolean;
  follow: FollowLink;
}

/** Provides `follow`, which carries out the purpose of the link. */
export function useFollowLink(purpose: AccountLinkPurpose, token: string): FollowedLink {
  const t = useAccountLinkTexts();
  const forms = useTexts();
  const api = useApi();
  const { isAuthenticated, logout, updateUser } = useAuth();
  const [state, dispatch] = useReducer(reduce, { status: 'idle' });
  const [isWanted, want] = useReducer(() => true, false);

  const explain = (reason: unknown, password?: string): FormFailure => {
    const items = serverItems(reason, ['password'], forms('field.invalid'));
    const status = reason instanceof ApiError ? reason.status : undefined;
    if (items) {
      dispatch(items.message ? { status: 'failed', message: items.message } : { status: 'idle' });
      return { errors: items.errors ?? {} };
    }
    if (status === LINK_IS_OVER) dispatch({ status: 'bad link' });
    else if (status === NEEDS_PASSWORD && password === undefined) {
      want();
      dispatch({ status: 'idle' });
    } else {
      const texts = { network: forms('failure.network'), fallback: t('failed') };
      dispatch({ status: 'failed', message: failureText(reason, texts) });
    }
    return {};
  };

  const follow: FollowLink = async (password) => {
    if (state.status === 'busy') return null;
    dispatch({ status: 'busy' });
    try {
      const body = { purpose, token, ...(password !== undefined && { password }) };
      await callApi(api, accountChangeCalls.followLink, { body });
      dispatch({ status: 'done' });
    } catch (reason) {
      return explain(reason, password);
    }
    // The address of a signed-in user may have changed. If this request fails, the next visit shows the new address.
    if (isAuthenticated && purpose === 'restore-email') logout();
    else if (isAuthenticated) await callApi(api, accountCalls.profile, {}).then(updateUser, () => undefined);
    return null;
  };

  const isForAnybody = purpose === 'keep-account' || purpose === 'restore-email';
  return { state, needsPassword: !isForAnybody && (isWanted || !isAuthenticated), follow };
}
