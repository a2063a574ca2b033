import type { LinkSession } from '@verdant/shared/contract';
import type { ReportedLink, WidgetMessage } from './read-widget-message';

export type BankFlow = {
  status: 'intro' | 'preparing' | 'widget' | 'finishing' | 'error' | 'done';
  /**
   * Session of the widget; kept after the widget is hidden, because a success message can arrive after the closing message.
   */
  session: LinkSession | null;
  /** Links that the widget reported and our server has not confirmed yet. */
  reported: ReportedLink[] | null;
  /** Text for the error box; null if the box shows the default text of the page. */
  message: string | null;
};

export type BankFlowEvent =
  | { type: 'start' }
  | { type: 'prepared'; session: LinkSession }
  /** Dispatched if the session or the script could not be loaded, or if the script did not open the widget. */
  | { type: 'notPrepared' }
  | { type: 'message'; message: WidgetMessage }
  | { type: 'confirmed' }
  /** `again`: true if another attempt to confirm can succeed; false if the user has to connect the bank again. */
  | { type: 'notConfirmed'; message: string | null; again: boolean };

export const initialBankFlow: BankFlow = { status: 'intro', session: null, reported: null, message: null };

function afterMessage(flow: BankFlow, message: WidgetMessage): BankFlow {
  switch (message.type) {
    case 'linked':
      return { ...flow, status: 'finishing', reported: message.links, message: null };
    case 'failed':
      return { ...flow, status: 'error', message: message.text };
    case 'closed':
      // The closing message that follows an error must not clear the error.
      return flow.status === 'widget' ? { ...flow, status: 'intro' } : flow;
    case 'ignored':
      return flow;
  }
}

function afterStart(flow: BankFlow): BankFlow {
  if (flow.status === 'error' && flow.reported) return { ...flow, status: 'finishing', message: null };
  return flow.status === 'intro' || flow.status === 'error' ? { ...initialBankFlow, status: 'preparing' } : flow;
}

/** Reducer for the states of the bank page (spec 4). Messages are ignored without a session and after a success. */
export function bankFlowReducer(flow: BankFlow, event: BankFlowEvent): BankFlow {
  switch (event.type) {
    case 'start':
      return afterStart(flow);
    case 'prepared':
      return flow.status === 'preparing' ? { ...initialBankFlow, status: 'widget', session: event.session } : flow;
    case 'notPrepared':
      return flow.status === 'preparing' || flow.status === 'widget' ? { ...initialBankFlow, status: 'error' } : flow;
    case 'message':
      return flow.session && !flow.reported ? afterMessage(flow, event.message) : flow;
    case 'confirmed':
      return flow.status === 'finishing' ? { ...flow, status: 'done' } : flow;
    case 'notConfirmed':
      return flow.status === 'finishing'
        ? { ...flow, status: 'error', message: event.message, reported: event.again ? flow.reported : null }
        : flow;
  }
}
