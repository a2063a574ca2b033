import type { AskToLeave } from './leave-dialog';

const loadDialog = () =>
  import(/* webpackChunkName: "leave-dialog" */ './leave-dialog').then(({ showLeaveDialog }) => showLeaveDialog);

/** Tracks unsaved work of this page, and asks before the user leaves the page; at most one question at a time. */
export function createLeaveGuard(load: () => Promise<AskToLeave> = loadDialog) {
  const works = new Set<{ message: string }>();
  let askInPage: AskToLeave | undefined;
  let close: (() => void) | undefined;

  const askBrowser = (event: Event) => event.preventDefault();
  const end = () => {
    close?.();
    close = undefined;
  };

  const agreed = (action: () => void) => {
    // The browser must not ask again if the action loads another document.
    removeEventListener('beforeunload', askBrowser);
    action();
  };

  /** Runs `action` if nothing is unsaved, else after the user agrees. A call is ignored while a question is open. */
  const leave = (action: () => void): void => {
    if (close) return;
    const [work] = works;
    if (!work) action();
    else if (askInPage) {
      close = askInPage(work.message, (leaves) => {
        end();
        if (leaves) agreed(action);
      });
    }
    // oxlint-disable-next-line no-alert -- the dialog has not loaded: better a plain question than none
    else if (confirm(work.message)) agreed(action);
  };

  return {
    hasWork: () => works.size > 0,
    protect: (message: string) => {
      const work = { message };
      // Listens only while work is unsaved, because `beforeunload` listeners keep the page out of the back/forward cache.
      addEventListener('beforeunload', askBrowser);
      works.add(work);
      // The dialog loads early, because the browser may be offline when the user leaves.
      load().then(
        (loaded) => (askInPage = loaded),
        () => undefined,
      );
      return () => {
        works.delete(work);
        if (works.size > 0) return;
        removeEventListener('beforeunload', askBrowser);
        end();
      };
    },
    leave,
  };
}

export const leaveGuard = createLeaveGuard();
