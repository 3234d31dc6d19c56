/** Where a reader ends the subscription: a page, so that opening the link alone changes nothing. */
export const unsubscribePage = (siteUrl: string, token: string): string =>
  `${siteUrl}/unsubscribe?token=${token}`

/** What lets mail programs show a button of their own (RFC 8058). */
export const unsubscribeHeaders = (siteUrl: string, token: string): Record<string, string> => ({
  'List-Unsubscribe': `<${siteUrl}/api/newsletter/unsubscribe?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
