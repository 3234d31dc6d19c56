/** What a link in a mail confirms its address for (contract §10). */
export const CONFIRMATION_PURPOSES = ['account', 'newsletter', 'back_in_stock'] as const
export type ConfirmationPurpose = (typeof CONFIRMATION_PURPOSES)[number]

/** How long such a link works (contract §10). */
export const CONFIRMATION_HOURS = 48
