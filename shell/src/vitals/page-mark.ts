/** Name of the performance mark for a client-side navigation to another page; the path is the mark's `detail`. */
export const PAGE_PERFORMANCE_MARK = 'page';
