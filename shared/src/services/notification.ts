import { createServiceContext } from './create-service';

export type NotificationService = {
  /** Shows a message for three seconds; a new message replaces the current one for another three seconds (spec 2). */
  notify: (message: string) => void;
};

const { ServiceContext, useService } = createServiceContext<NotificationService>(
  'useNotification must be used within a NotificationProvider',
);
export const NotificationContext = ServiceContext;
export const useNotification = useService;
