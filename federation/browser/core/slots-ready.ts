/** Window event, dispatched when the code that fills slots of pages has loaded. */
export const SLOTS_READY = 'federation-slots-ready';
