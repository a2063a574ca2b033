/** The event after which slots of pages can be filled. */
export const SLOTS_READY = 'federation-slots-ready';
