import { useReducer } from 'react';
import { ApiError } from '@verdant/shared/api';
import { accountCalls, accountChangeCalls, callApi } from '@verdant/shared/contract';
import type { AccountLinkPurpose } from '@verdant/shared/contract';
import { useApi, useAuth } from '@verdant/shared/services';
import type { FormErrors } from '../form/check-form';
import { failureText } from '../form/failure-text';
import { serverItems } from '../form/server-items';
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

/** Resolves to messages for the fields, or to null. */
export type FollowLink = (password?: string) => Promise<FormErrors | null>;

interface FollowedLink {
  state: State;
  /** True if no user is signed in to the account of the link. */
  needsPassword: boolean;
  follow: FollowLink;
}

/** Does what the link is for, at a press. */
export function useFollowLink(purpose: AccountLinkPurpose, token: string): FollowedLink {
  const t = useAccountLinkTexts();
  const forms = useTexts();
  const api = useApi();
  const { isAuthenticated, logout, updateUser } = useAuth();
  const [state, dispatch] = useReducer(reduce, { status: 'idle' });
  const [isWanted, want] = useReducer(() => true, false);

  const explain = (reason: unknown, password?: string): FormErrors => {
    const items = serverItems(reason, ['password'], forms('field.invalid'));
    const status = reason instanceof ApiError ? reason.status : undefined;
    if (items) {
      dispatch(items.rest ? { status: 'failed', message: items.rest } : { status: 'idle' });
      return items.errors;
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
    // A user who is signed in here may have another address now; if this fails, the next visit shows it.
    if (isAuthenticated && purpose === 'restore-email') logout();
    else if (isAuthenticated) await callApi(api, accountCalls.profile, {}).then(updateUser, () => undefined);
    return null;
  };

  const isForAnybody = purpose === 'keep-account' || purpose === 'restore-email';
  return { state, needsPassword: !isForAnybody && (isWanted || !isAuthenticated), follow };
}
