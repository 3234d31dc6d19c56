import { SHOP } from '@bartan/contract/shop/shop-config'
import { SIGNATURE, toHtml } from '#domain/mail/mail.ts'
import type { Mail } from '#domain/mail/mail.ts'

const paragraphsOf = (code: string, percent: number, unsubscribeAt: string): string[] => [
  `Thank you for signing up to the ${SHOP.name} newsletter.`,
  `Here is ${percent}% off your first order:\n${code}`,
  'Enter the code at the checkout. It is valid once, for an account without orders.',
  'You will be the first to hear about new products, offers and sales.',
  `No more newsletters? You can end them here at any time, and we forget your address:\n${unsubscribeAt}`,
  SIGNATURE,
]

export const welcomeMail = (code: string, percent: number, unsubscribeAt: string): Mail => {
  const paragraphs = paragraphsOf(code, percent, unsubscribeAt)
  return {
    subject: `Welcome to ${SHOP.name}: ${percent}% off your first order`,
    text: paragraphs.join('\n\n'),
    html: toHtml(paragraphs),
  }
}
