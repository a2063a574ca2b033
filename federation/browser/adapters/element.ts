import type { ElementOutcome } from '../core/file-failure';
import type { FileKind } from '../core/file-loader';
import { pageNonce } from './trusted-scripts';

type Options = {
  kind: FileKind;
  url: string;
  integrity: string | undefined;
  timeoutMs: number;
  signal: AbortSignal;
  /** Called with the element before it is in the page. */
  onElement: (element: Element) => void;
};

function elementFor({ kind, url, integrity = '' }: Options): HTMLScriptElement | HTMLLinkElement {
  if (kind === 'script') {
    return Object.assign(document.createElement('script'), {
      nonce: pageNonce(),
      src: url,
      async: true,
      crossOrigin: 'anonymous',
      integrity,
    });
  }
  return Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: url,
    crossOrigin: 'anonymous',
    integrity,
  });
}

/** Runs a script or applies a style sheet through an element of its own; only an applied style sheet stays in the page. */
export function loadElement(options: Options): Promise<ElementOutcome> {
  const { kind, url, timeoutMs, signal, onElement } = options;
  return new Promise((resolve) => {
    const element = elementFor(options);
    let threw = false;
    // Errors that a script throws while it runs, and its syntax errors, name the file.
    const onError = (event: ErrorEvent) => {
      threw ||= event.filename === url;
    };
    const finish = (outcome: ElementOutcome) => {
      clearTimeout(timer);
      removeEventListener('error', onError);
      signal.removeEventListener('abort', cancel);
      if (kind === 'script' || outcome !== 'loaded') element.remove();
      resolve(outcome);
    };
    const cancel = () => finish('cancelled');
    const timer = setTimeout(() => finish('timeout'), timeoutMs);
    element.addEventListener('load', () => finish(threw ? 'threw' : 'loaded'));
    element.addEventListener('error', () => finish('failed'));
    addEventListener('error', onError);
    signal.addEventListener('abort', cancel);
    onElement(element);
    document.head.append(element);
  });
}
