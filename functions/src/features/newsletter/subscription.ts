import type { SubscriberDocument } from '#database/documents.ts'

/** A second press shortly after the first finds the link already mailed. */
const LINK_EVERY_MS = 10 * 60 * 1000

/** Never confirmed in time; the TTL policy deletes it some hours later. */
export const isForgotten = (
  { deleteAt }: Pick<SubscriberDocument, 'deleteAt'>,
  at: Date,
): boolean => deleteAt !== undefined && deleteAt !== null && deleteAt.toDate() <= at

export const hasFreshLink = ({ linkAt }: Pick<SubscriberDocument, 'linkAt'>, at: Date): boolean =>
  linkAt !== undefined && at.getTime() - linkAt.toMillis() < LINK_EVERY_MS

/** Where a reader ends the subscription: a page, so that opening the link alone changes nothing. */
export const unsubscribePage = (siteUrl: string, token: string): string =>
  `${siteUrl}/unsubscribe?token=${token}`

/** What lets mail programs show a button of their own (RFC 8058). */
export const unsubscribeHeaders = (siteUrl: string, token: string): Record<string, string> => ({
  'List-Unsubscribe': `<${siteUrl}/api/newsletter/unsubscribe?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
