/** What the link in a mail confirms the e-mail address for (contract §10). */
export const CONFIRMATION_PURPOSES = ['account', 'newsletter', 'back_in_stock'] as const
export type ConfirmationPurpose = (typeof CONFIRMATION_PURPOSES)[number]

/** Lifetime of a confirmation link (contract §10). */
export const CONFIRMATION_HOURS = 48
