import type { Alert } from './alert';

/** The three characters that Slack's and Mattermost's texts give a meaning to (https://docs.slack.dev/messaging/formatting-message-text). */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function eventOf(alert: Alert): string {
  const release = `${alert.remote} ${alert.version}`;
  if (alert.type !== 'rollback') return `${release}: ${alert.reason}`;
  const how = alert.automatic ? 'was rolled back automatically' : 'was rolled back';
  return `${release} ${how} to ${alert.to ?? 'the build next to the server, or nothing'}: ${alert.reason}`;
}

/**
 * An alert as one line for a chat: plain text, so that it reads the same in Slack, Mattermost and whatever takes their webhooks, with
 * a link where the server knows its own URL.
 */
export function chatText(alert: Alert, url: string | undefined): string {
  const event = escaped(eventOf(alert));
  return url === undefined ? event : `${event} <${url}|Releases and figures>`;
}
