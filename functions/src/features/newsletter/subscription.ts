import type { SubscriberDocument } from '#database/documents.ts'

/** A second press shortly after the first mails no second link. */
const LINK_EVERY_MS = 10 * 60 * 1000

/** Not confirmed in time; the TTL policy deletes it hours later. */
export const isForgotten = (
  { deleteAt }: Pick<SubscriberDocument, 'deleteAt'>,
  at: Date,
): boolean => deleteAt !== undefined && deleteAt !== null && deleteAt.toDate() <= at

export const hasFreshLink = ({ linkAt }: Pick<SubscriberDocument, 'linkAt'>, at: Date): boolean =>
  linkAt !== undefined && at.getTime() - linkAt.toMillis() < LINK_EVERY_MS

/** The page for ending the subscription: merely opening the link changes nothing. */
export const unsubscribePage = (siteUrl: string, token: string): string =>
  `${siteUrl}/unsubscribe?token=${token}`

/** Headers for the unsubscribe button of mail programs (RFC 8058). */
export const unsubscribeHeaders = (siteUrl: string, token: string): Record<string, string> => ({
  'List-Unsubscribe': `<${siteUrl}/api/newsletter/unsubscribe?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
