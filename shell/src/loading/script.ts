import { LOAD_TIMEOUT_MS } from '@verdant/shared/remote';

export type ScriptResult = 'loaded' | 'failed' | 'timeout';

/** Runs a script by its address; the element goes when it is done, so that a second try starts clean. */
export function loadScript(url: string, timeoutMs: number = LOAD_TIMEOUT_MS): Promise<ScriptResult> {
  return new Promise((resolve) => {
    const element = document.createElement('script');
    const finish = (result: ScriptResult) => {
      clearTimeout(timer);
      element.remove();
      resolve(result);
    };
    const timer = setTimeout(() => finish('timeout'), timeoutMs);
    element.src = url;
    element.async = true;
    element.addEventListener('load', () => finish('loaded'));
    element.addEventListener('error', () => finish('failed'));
    document.head.append(element);
  });
}

/** Asks the server once why a file did not load; undefined when it does not answer within five seconds. */
export async function probeStatus(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) });
    return answer.status;
  } catch {
    return undefined;
  }
}
