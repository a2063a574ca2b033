/** What the person is asked before they leave. */
export type LeaveQuestion = {
  /** What would be lost; undefined for the shell's own sentence. */
  message: string | undefined;
  answer: (leaves: boolean) => void;
};

export type LeaveGuard = ReturnType<typeof createLeaveGuard>;

/** Knows what is unsaved in this page, and asks before it is left; at most one question at a time. */
export function createLeaveGuard() {
  const works = new Set<{ message: string | undefined }>();
  const listeners = new Set<() => void>();
  let question: LeaveQuestion | undefined;

  const show = (next: LeaveQuestion | undefined) => {
    question = next;
    for (const notify of listeners) notify();
  };
  const askBrowser = (event: Event) => event.preventDefault();

  /** Runs `action`: at once when nothing is unsaved, else after the person has agreed. Not while they are being asked. */
  const leave = (action: () => void): void => {
    if (question) return;
    const [work] = works;
    if (!work) return action();
    show({
      message: work.message,
      answer: (leaves) => {
        show(undefined);
        if (leaves) action();
      },
    });
  };

  return {
    hasWork: () => works.size > 0,
    question: () => question,
    /** Calls the listener after every change of the question. Returns the function that stops it. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    protect: (message?: string) => {
      const work = { message };
      // Only while it is needed: it keeps the page out of the browser's cache for back and forward.
      addEventListener('beforeunload', askBrowser);
      works.add(work);
      return () => {
        works.delete(work);
        if (works.size > 0) return;
        removeEventListener('beforeunload', askBrowser);
        show(undefined);
      };
    },
    leave,
    /** The same for an action that loads another document; the browser does not ask once more. */
    unload: (action: () => void) =>
      leave(() => {
        removeEventListener('beforeunload', askBrowser);
        action();
      }),
  };
}

/** The guard of this page. */
export const leaveGuard = createLeaveGuard();
