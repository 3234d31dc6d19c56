import { SHOP } from '@bartan/contract/shop/shop-config'
import { SIGNATURE, toHtml } from '#domain/mail/mail.ts'
import type { Mail } from '#domain/mail/mail.ts'

type Coupon = { code: string; percent: number } | undefined

const paragraphsOf = (coupon: Coupon, unsubscribeAt: string): string[] => [
  `Thank you for signing up to the ${SHOP.name} newsletter.`,
  ...(coupon
    ? [
        `Here is ${coupon.percent}% off your first order:\n${coupon.code}`,
        'Enter the code at the checkout. It is valid once, for an account without orders.',
      ]
    : []),
  'You will be the first to hear about new products, offers and sales.',
  `No more newsletters? You can end them here at any time, and we forget your address:\n${unsubscribeAt}`,
  SIGNATURE,
]

/** `coupon`: undefined for whoever has ordered before. */
export const welcomeMail = (coupon: Coupon, unsubscribeAt: string): Mail => {
  const paragraphs = paragraphsOf(coupon, unsubscribeAt)
  return {
    subject: coupon
      ? `Welcome to ${SHOP.name}: ${coupon.percent}% off your first order`
      : `Welcome to the ${SHOP.name} newsletter`,
    text: paragraphs.join('\n\n'),
    html: toHtml(paragraphs),
  }
}
