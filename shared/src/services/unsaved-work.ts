import { useEffect } from 'react';
import { createServiceContext } from './create-service';

export type UnsavedWorkService = {
  /** Protects unsaved work: the shell asks `message` before the user leaves. Returns a function that ends protection. */
  protect: (message: string) => () => void;
  /** Runs `action`, which discards unsaved work, after the user has agreed; immediately if nothing is unsaved. */
  leave: (action: () => void) => void;
};

const { ServiceContext, useService } = createServiceContext<UnsavedWorkService>(
  'useUnsavedWork must be used within an UnsavedWorkProvider',
);
export const UnsavedWorkContext = ServiceContext;

/** Returns a function that runs an action, other than navigation, after the user has agreed to lose unsaved work. */
export const useLeave = () => useService().leave;

/**
 * Asks before the user leaves the page while `isUnsaved` is true. Callers must navigate only after a render in which
 * `isUnsaved` is false.
 * @param options.message what would be lost, in the user's language
 */
export function useUnsavedWork(isUnsaved: boolean, { message }: { message: string }): void {
  const { protect } = useService();
  useEffect(() => (isUnsaved ? protect(message) : undefined), [protect, isUnsaved, message]);
}
