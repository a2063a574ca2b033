import type * as v from 'valibot';
import * as contract from '@verdant/shared/contract';

const {
  accountCalls: account,
  accountChangeCalls: change,
  actionCalls: actions,
  bankLinkCalls: bank,
  insightCalls: insights,
  moneyImportCalls: imports,
  passkeyCalls: passkeys,
  secondFactorCalls: secondFactor,
} = contract;

/** A successful response: JSON that matches `schema`, a body of another media type, or no body. */
interface Sent {
  readonly status: number;
  readonly schema?: v.GenericSchema<unknown, unknown>;
  readonly type?: string;
}

const noBody: Sent = { status: 204 };
const accepted: Sent = { status: 202 };
const user: Sent = { status: 200, schema: contract.user };
const readInsights: Sent = { status: 200, schema: contract.insightsResponse };

/**
 * Successful responses of calls that do not return a 200 with the contract's `response`: other statuses, and bodies that
 * clients ignore or read leniently.
 */
const others = new Map<contract.ApiCall, Sent>([
  [account.register, { status: 201, schema: contract.registerResponse }],
  [account.logout, noBody],
  [account.forgotPassword, { status: 202, schema: contract.forgotPasswordResponse }],
  [account.resetPassword, noBody],
  [account.checkResetLink, noBody],
  [account.updateProfile, user],
  [account.changePassword, noBody],
  [account.signOutDevice, noBody],
  [account.signOutOtherDevices, noBody],
  [account.saveNotifications, user],
  [account.savePreferences, user],
  [change.followLink, noBody],
  [change.keepAccount, noBody],
  [change.sendVerification, accepted],
  [change.changeEmail, accepted],
  [actions.reopen, noBody],
  [bank.disconnect, noBody],
  [imports.undo, noBody],
  [imports.updateBalance, noBody],
  [imports.removeAccount, noBody],
  [insights.latest, readInsights],
  [insights.bySession, readInsights],
  [insights.decideDifference, readInsights],
  [insights.undoDifference, readInsights],
  [insights.explanation, { status: 200, schema: contract.explanation }],
  [passkeys.add, { status: 201, schema: contract.passkey }],
  [passkeys.rename, noBody],
  [passkeys.remove, noBody],
  [secondFactor.switchOff, noBody],
  [contract.moneyBalanceCalls.decideSame, noBody],
  [contract.moneyCorrectionCalls.note, noBody],
  [contract.moneyCorrectionCalls.split, noBody],
  [contract.moneyCalendarCalls.feed, { status: 200, type: 'text/calendar' }],
  [contract.reminderCalls.stop, noBody],
]);

export const successResponseOf = (call: contract.ApiCall): Sent | undefined =>
  others.get(call) ?? (call.response && { status: 200, schema: call.response });
