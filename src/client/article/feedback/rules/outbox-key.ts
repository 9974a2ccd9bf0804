/** localStorage key of comments that wait for a connection. */
export const OUTBOX_KEY = 'docs-feedback-outbox';
