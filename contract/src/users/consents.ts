/**
 * The day of the privacy notice's text (the content page `privacy`). A text that says something else about what is kept, for
 * what or how long, gets its own day here: consents are recorded with it.
 */
export const NOTICE_VERSION = '2026-11-22'
