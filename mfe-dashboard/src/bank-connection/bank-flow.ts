import type { LinkSession } from './link-session';
import type { WidgetMessage } from './read-widget-message';

export type BankFlow = {
  step: 'intro' | 'preparing' | 'widget' | 'error' | 'linked';
  /** Kept after the widget is hidden: a success may arrive after the widget's own closing message. */
  session: LinkSession | null;
  /** What the error box says; null stands for the page's own text. */
  message: string | null;
};

export type BankEvent =
  | { type: 'start' }
  | { type: 'prepared'; session: LinkSession }
  | { type: 'notPrepared' }
  | { type: 'message'; message: WidgetMessage };

export const initialFlow: BankFlow = { step: 'intro', session: null, message: null };

function afterMessage(flow: BankFlow, message: WidgetMessage): BankFlow {
  switch (message.kind) {
    case 'linked':
      return { ...flow, step: 'linked' };
    case 'failed':
      return { ...flow, step: 'error', message: message.text };
    case 'closed':
      // The closing message that follows an error must not take the error away.
      return flow.step === 'widget' ? { ...flow, step: 'intro' } : flow;
    case 'ignored':
      return flow;
  }
}

/** The states of the bank page (spec 4). Messages count only while there is a session, and none after a success. */
export function bankFlow(flow: BankFlow, event: BankEvent): BankFlow {
  switch (event.type) {
    case 'start':
      return flow.step === 'intro' || flow.step === 'error' ? { step: 'preparing', session: null, message: null } : flow;
    case 'prepared':
      return flow.step === 'preparing' ? { step: 'widget', session: event.session, message: null } : flow;
    case 'notPrepared':
      return flow.step === 'preparing' ? { step: 'error', session: null, message: null } : flow;
    case 'message':
      return flow.session && flow.step !== 'linked' ? afterMessage(flow, event.message) : flow;
  }
}
