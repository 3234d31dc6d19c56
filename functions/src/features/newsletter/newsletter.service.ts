import { COUPON_PERCENT, couponCode } from '@bartan/contract/coupon-rules'
import type { Mail } from '../../rules/mail.ts'
import { newCouponKey } from './new-coupon.ts'
import { welcomeMail } from './welcome-mail.ts'

export type Welcome = { coupon: { key: string; percent: number }; mail: Mail }

type Ports = {
  /** Stores the address, its coupon and its welcome mail once; false if the address was already there. */
  subscribe: (email: string, welcome: Welcome) => Promise<boolean>
  randomBytes: (count: number) => Uint8Array
}

type Subscribed = { isNew: boolean; message: string; code?: string }

export const newsletterService = ({ subscribe, randomBytes }: Ports) => ({
  /** Case is ignored: nobody runs two mailboxes that differ only in case. */
  subscribe: async (email: string): Promise<Subscribed> => {
    const key = newCouponKey(randomBytes)
    const code = couponCode(key)
    const isNew = await subscribe(email.toLowerCase(), {
      coupon: { key, percent: COUPON_PERCENT },
      mail: welcomeMail(code, COUPON_PERCENT),
    })
    if (isNew) return { isNew, message: 'Thank you for subscribing', code }
    return { isNew, message: 'You are subscribed already. Thank you!' }
  },
})

export type NewsletterService = ReturnType<typeof newsletterService>
