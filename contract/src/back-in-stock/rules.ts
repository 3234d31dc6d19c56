/** The languages of the shop's mails. */
export const MAIL_LANGUAGES = ['en', 'hi'] as const
export type MailLanguage = (typeof MAIL_LANGUAGES)[number]

export const CONTACT_MISSING = 'Please give us your email or your phone number'
