import { createService } from './create-service';

export type NotificationService = {
  /**
   * Shows the message for three seconds; a new message replaces the current message and is shown for another three seconds
   * (spec 2).
   */
  notify: (message: string) => void;
};

const { ServiceContext, useService } = createService<NotificationService>(
  'useNotification must be used within a NotificationProvider',
);
export const NotificationContext = ServiceContext;
export const useNotification = useService;
