import { randomBytes } from 'node:crypto'
import { READABLE_LETTERS } from '@bartan/contract/coupons/readable-letters'
import { COUPON_LENGTH, COUPON_PERCENT, couponCode } from '@bartan/contract/coupons/rules'
import {
  subscribe,
  unsubscribe,
  unsubscribeByOneClick,
} from '@bartan/contract/newsletter/endpoints'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import { canonicalEmail, emailKey, newSecretToken } from '#domain/hashed-ids.ts'
import { linkEnd } from '#domain/mail/confirmation-mail.ts'
import { type Sender, signatureOf, toHtml, type Mail } from '#domain/mail/mail.ts'
import { handle } from '#http/framework/route.ts'
import type { ShopContext } from '../../shop-context.ts'
import { newsletterTransactions } from './newsletter.repository.ts'
import { hasFreshLink, isForgotten, unsubscribeHeaders, unsubscribePage } from './subscription.ts'

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
const welcomeMail = (coupon: Coupon, unsubscribeAt: string, shop: Sender): Mail => {
  const paragraphs = paragraphsOf(coupon, unsubscribeAt, shop)
  return {
    subject: coupon
      ? `Welcome to ${shop.name}: ${coupon.percent}% off your first order`
      : `Welcome to the ${shop.name} newsletter`,
    text: paragraphs.join('\n\n'),
    html: toHtml(paragraphs),
  }
}

/** The alphabet has 32 letters, so the low five bits of a random byte choose each equally often. */
const newCouponKey = (): string =>
  [...randomBytes(COUPON_LENGTH)]
    .map((byte) => READABLE_LETTERS[byte % READABLE_LETTERS.length])
    .join('')

export const newsletterUseCases = ({ connect, settings, siteUrl, clock }: ShopContext) => {
  const transact = newsletterTransactions(connect)

  /**
   * Stores the address unconfirmed and mails it a link; not new if it was known. The reply is always the same, so that
   * it reveals nothing about an address.
   */
  const begin = async (email: string): Promise<{ isNew: boolean; thanks: PlainReason }> => {
    const at = clock.now()
    const [id, to] = [emailKey(email), canonicalEmail(email)]
    const thanks = reason('subscription_asked')
    const isNew = await transact([], async (unit, keep) => {
      const found = await unit.subscriber(id)
      const known = found && !isForgotten(found, at) ? found : undefined
      if (known?.confirmedAt || (known && hasFreshLink(known, at))) return false
      const unsubscribeToken = known?.unsubscribeToken ?? newSecretToken()
      const headers = unsubscribeHeaders(siteUrl, unsubscribeToken)
      const isMailed = await unit.mailLink(id, { to, siteUrl, headers, at })
      unit.put(id, {
        email: to,
        known,
        unsubscribeToken,
        linkAt: isMailed ? at : undefined,
        // Subscriptions older than confirmations stay: they were promised a coupon.
        deleteAt: known && !known.deleteAt ? null : linkEnd(at),
      })
      if (!known) keep.reply(thanks)
      return known === undefined
    })
    return { isNew, thanks }
  }

  /**
   * Starts the newsletter with a mail that brings the coupon, unless the account has ordered and can't use it.
   * Undefined if the token is invalid.
   */
  const confirm = async (token: string): Promise<PlainReason | undefined> => {
    const at = clock.now()
    const shop = await settings()
    const newCoupon = { key: newCouponKey(), percent: COUPON_PERCENT }
    return transact([], async (unit) => {
      const link = await unit.link({ token, at })
      if (!link) return undefined
      const { subject: id } = link
      const subscriber = await unit.subscriber(id)
      if (!subscriber || isForgotten(subscriber, at)) return undefined
      if (subscriber.confirmedAt) return reason('address_confirmed_before')
      if (link.usedAt) return undefined
      const { email, unsubscribeToken = newSecretToken() } = subscriber
      const earned = await unit.couponOf(id)
      const coupon = (await unit.hasOrdered(email)) ? undefined : (earned ?? newCoupon)
      if (coupon && !earned) unit.createCoupon(newCoupon, id)
      unit.useLink({ token, at })
      unit.update(id, { confirmedAt: at, unsubscribeToken, deleteAt: null })
      await unit.mail({
        to: email,
        message: welcomeMail(
          coupon && { code: couponCode(coupon.key), percent: coupon.percent },
          unsubscribePage(siteUrl, unsubscribeToken),
          shop,
        ),
        headers: unsubscribeHeaders(siteUrl, unsubscribeToken),
        about: id,
        at,
      })
      return reason(coupon ? 'subscription_confirmed' : 'subscription_confirmed_customer')
    })
  }

  /** An unknown token gets the same reply: this link may have deleted the subscription before. */
  const end = async (token: string): Promise<PlainReason> => {
    await transact([], async (unit) => {
      const id = await unit.subscriberWith(token)
      if (id !== undefined) await unit.forget(id)
    })
    return reason('subscription_ended')
  }

  return {
    confirm,
    routes: [
      handle(subscribe, async ({ body, res }) => {
        const { isNew, thanks } = await begin(body.email)
        if (!isNew) res.status(200)
        return thanks
      }),
      handle(unsubscribe, ({ body }) => end(body.token)),
      handle(unsubscribeByOneClick, ({ query }) => end(query.token)),
    ],
  }
}
