import type { Page } from '@playwright/test';

declare global {
  var interactionTimes: Map<number, number> | undefined;
}

/** Length of a frame at 60 Hz, in milliseconds. The browser does not report shorter events. */
const FRAME_MS = 16;

/** Runs in the page before its own code: records the duration of each interaction. */
function observe(): void {
  const times = new Map<number, number>();
  globalThis.interactionTimes = times;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      times.set(entry.interactionId, Math.max(times.get(entry.interactionId) ?? 0, entry.duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** Measures the time from each press, click or key to the next paint, with the browser's Event Timing API. */
export class Interactions {
  private constructor(private readonly page: Page) {}

  /** Starts the observation. Call it before the page opens. */
  static async observed(page: Page): Promise<Interactions> {
    await page.addInitScript(observe);
    return new Interactions(page);
  }

  /**
   * Resolves to the median time of five clicks on a page with one button, in milliseconds, and at least one frame. Machine
   * and browser cause this part of each interaction's time.
   */
  async ofBarePage(rate: number): Promise<number> {
    const page = await this.page.context().newPage();
    const bare = await Interactions.observed(page);
    await page.goto('about:blank');
    await page.setContent('<button>Press</button>');
    await page.evaluate(() => {
      const button = document.querySelector('button');
      button?.addEventListener('click', () => button.append('!'));
    });
    await bare.slowDown(rate);
    for (let press = 0; press < 5; press += 1) await page.getByRole('button').click();
    const times = await bare.take();
    await page.close();
    return Math.max(FRAME_MS, median(times));
  }

  /** Makes the page's processor slower by that factor, from now on. */
  async slowDown(rate: number): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** Returns the durations of the interactions since the last call, in milliseconds, without those below 16. */
  async take(): Promise<number[]> {
    return this.page.evaluate(async () => {
      // Waits, because the browser reports an interaction only after the next paint.
      await new Promise((resolve) => setTimeout(resolve, 500));
      const times = [...(globalThis.interactionTimes?.values() ?? [])];
      globalThis.interactionTimes?.clear();
      return times;
    });
  }
}

/** Returns the median, or 0 for an empty array. */
export const median = (values: readonly number[]): number =>
  values.toSorted((value, other) => value - other)[Math.floor(values.length / 2)] ?? 0;
