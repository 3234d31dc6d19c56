import { signatureOf, toHtml, type Mail, type Sender } from '#domain/mail/mail.ts'

type Coupon = { code: string; percent: number } | undefined

const paragraphsOf = (coupon: Coupon, unsubscribeAt: string, shop: Sender): string[] => [
  `Thank you for signing up to the ${shop.name} newsletter.`,
  ...(coupon
    ? [
        `Here is ${coupon.percent}% off your first order:\n${coupon.code}`,
        'Enter the code at the checkout. It is valid once, for an account without orders.',
      ]
    : []),
  'You will be the first to hear about new products, offers and sales.',
  `No more newsletters? You can end them here at any time, and we forget your address:\n${unsubscribeAt}`,
  signatureOf(shop),
]

/** `coupon` is undefined for customers who have ordered. */
export const welcomeMail = (coupon: Coupon, unsubscribeAt: string, shop: Sender): Mail => {
  const paragraphs = paragraphsOf(coupon, unsubscribeAt, shop)
  return {
    subject: coupon
      ? `Welcome to ${shop.name}: ${coupon.percent}% off your first order`
      : `Welcome to the ${shop.name} newsletter`,
    text: paragraphs.join('\n\n'),
    html: toHtml(paragraphs),
  }
}
