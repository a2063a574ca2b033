import type { IncomingHttpHeaders } from 'node:http';
import { createAggregator, type Aggregator } from './aggregator';
import type { BankLinkSettings } from './bank-link-settings';
import type { RunningSandbox } from './sandbox/start-sandbox';
import { WIDGET_SCRIPT_PATH, WIDGET_PATH } from './sandbox/widget-server';

const YODLEE_SCRIPT = 'https://cdn.yodlee.com/fastlink/v4/initialize.js';
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

export interface WidgetUrls {
  readonly fastlinkUrl: string;
  readonly scriptUrl: string;
}

export interface BankLinking {
  readonly configName: string;
  readonly aggregator: Aggregator;
  /** Returns the widget's URLs for the browser that sent these headers. */
  readonly widgetFor: (headers: IncomingHttpHeaders) => WidgetUrls;
}

/** Returns the host name in the browser's URL of the product, because the sandbox runs on the same host. */
function hostnameOf({ host }: IncomingHttpHeaders): string {
  return host !== undefined && HOST.test(host) ? new URL(`http://${host}`).hostname : 'localhost';
}

/**
 * Returns the origin of the requesting page from the header `Origin`, which browsers set on every POST. Returns the origin
 * of the request's URL if the header is missing.
 */
export function pageOrigin(headers: IncomingHttpHeaders, protocol: string): string {
  const { origin, host } = headers;
  if (origin !== undefined && /^https?:/.test(origin) && URL.canParse(origin)) return new URL(origin).origin;
  return host !== undefined && HOST.test(host) ? new URL(`${protocol}://${host}`).origin : `${protocol}://localhost`;
}

export function bankLinkingOf(
  settings: BankLinkSettings,
  sandbox: RunningSandbox | undefined,
): BankLinking | undefined {
  const { fastlinkUrl, fastlinkJsUrl, fastlinkConfig: configName } = settings;
  if (sandbox) {
    const { aggregator, port } = sandbox;
    return {
      configName,
      aggregator,
      widgetFor: (headers) => {
        const widget = new URL(fastlinkUrl ?? `http://${hostnameOf(headers)}:${port}${WIDGET_PATH}`);
        return { fastlinkUrl: widget.href, scriptUrl: fastlinkJsUrl ?? new URL(WIDGET_SCRIPT_PATH, widget).href };
      },
    };
  }
  const { yodleeApiUrl, yodleeClientId, yodleeClientSecret } = settings;
  if (settings.bankLinkMode !== 'yodlee' || !fastlinkUrl || !yodleeApiUrl || !yodleeClientId || !yodleeClientSecret) {
    return undefined;
  }
  const widget = { fastlinkUrl, scriptUrl: fastlinkJsUrl ?? YODLEE_SCRIPT };
  return {
    configName,
    aggregator: createAggregator({ ...settings, yodleeApiUrl, yodleeClientId, yodleeClientSecret }),
    widgetFor: () => widget,
  };
}

/** Returns the widget's origins for a page's Content Security Policy. */
export function widgetOrigins(
  linking: BankLinking | undefined,
  headers: IncomingHttpHeaders,
): { frame: string; script: string } | undefined {
  if (!linking) return undefined;
  const { fastlinkUrl, scriptUrl } = linking.widgetFor(headers);
  return { frame: new URL(fastlinkUrl).origin, script: new URL(scriptUrl).origin };
}
