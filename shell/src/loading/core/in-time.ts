import { StageTimeout } from './load-failure';

/** Rejects with a StageTimeout when the promise takes longer than `ms`. */
export async function inTime<T>(promise: T | Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StageTimeout(`No end after ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
