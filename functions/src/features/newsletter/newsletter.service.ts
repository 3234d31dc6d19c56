import { COUPON_PERCENT, couponCode } from '@bartan/contract/coupons/rules'
import type { Clock } from '#platform/clock.ts'
import type { Mail } from '#domain/mail/mail.ts'
import { newCouponKey } from './new-coupon.ts'
import { welcomeMail } from './welcome-mail.ts'

type Coupon = { key: string; percent: number }

type Ports = {
  newsletter: {
    /** Keeps the address unconfirmed and mails it a link; false if it was there already. */
    subscribe: (asking: { email: string; siteUrl: string; at: Date }) => Promise<boolean>
    /** Whether the token's subscription is confirmed, now or before. */
    confirm: (confirming: {
      token: string
      siteUrl: string
      coupon: Coupon
      welcome: (coupon: Coupon, unsubscribeAt: string) => Mail
      at: Date
    }) => Promise<boolean>
    unsubscribe: (token: string) => Promise<void>
  }
  /** The shop's address, for links. */
  siteUrl: string
  randomBytes: (count: number) => Uint8Array
  clock: Clock
}

/** The same for everybody: it tells a stranger nothing about an address. */
const THANKS =
  'Thank you for subscribing. Please look into your mail: the link in it confirms your address.'

export const newsletterService = ({ newsletter, siteUrl, randomBytes, clock }: Ports) => ({
  subscribe: async (email: string): Promise<{ isNew: boolean; message: string }> => {
    const isNew = await newsletter.subscribe({ email, siteUrl, at: clock.now() })
    return { isNew, message: THANKS }
  },

  confirm: (token: string): Promise<boolean> =>
    newsletter.confirm({
      token,
      siteUrl,
      coupon: { key: newCouponKey(randomBytes), percent: COUPON_PERCENT },
      welcome: ({ key, percent }, unsubscribeAt) =>
        welcomeMail(couponCode(key), percent, unsubscribeAt),
      at: clock.now(),
    }),

  /** An unknown token is answered alike: the subscription may be gone by this very link. */
  unsubscribe: async (token: string): Promise<{ message: string }> => {
    await newsletter.unsubscribe(token)
    return { message: 'You will get no more newsletters from us. Your address is forgotten.' }
  },
})

export type NewsletterService = ReturnType<typeof newsletterService>
