/** The builder's lists of posts. */
export const LIST_TYPES = ['posts', 'loop-grid', 'archive-posts']
