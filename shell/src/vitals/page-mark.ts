/** Of the timeline: another page of this document is shown; its path is the mark's `detail`. */
export const PAGE_MARK = 'page';
