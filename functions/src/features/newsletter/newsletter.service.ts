import { reason } from '@bartan/contract/reasons/reasons'
import type { PlainReason } from '@bartan/contract/reasons/reason'
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

export const newsletterService = ({ newsletter, siteUrl, randomBytes, clock }: Ports) => ({
  /** Thanks everybody alike: that tells a stranger nothing about an address. */
  subscribe: async (email: string): Promise<{ isNew: boolean; thanks: PlainReason }> => {
    const isNew = await newsletter.subscribe({ email, siteUrl, at: clock.now() })
    return { isNew, thanks: reason('subscription_asked') }
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
  unsubscribe: async (token: string): Promise<PlainReason> => {
    await newsletter.unsubscribe(token)
    return reason('subscription_ended')
  },
})

export type NewsletterService = ReturnType<typeof newsletterService>
