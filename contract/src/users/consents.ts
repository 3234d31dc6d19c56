/**
 * The day of the privacy notice's text (the content page `privacy`). A text that says something else about what is kept, for
 * what or how long, gets its own day here: consents are recorded with it.
 */
export const NOTICE_VERSION = '2026-11-26'

/** What is done for somebody only because they have agreed to it. Orders need no consent: they are asked for. */
export const CONSENT_PURPOSES = ['newsletter', 'back_in_stock', 'cart_reminder'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]
