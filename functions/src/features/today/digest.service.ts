import type { Settings } from '@bartan/contract/settings/settings'
import { dayOf } from '@bartan/contract/shared/shop-day'
import type { Clock } from '#platform/clock.ts'
import { digestMail } from './digest-mail.ts'
import type { mailDigest } from './digest.repository.ts'
import type { TodayService } from './today.service.ts'

type Ports = {
  today: Pick<TodayService, 'get'>
  mail: ReturnType<typeof mailDigest>
  settings: () => Promise<Pick<Settings, 'name' | 'address' | 'phone' | 'email' | 'orders'>>
  siteUrl: string
  clock: Clock
}

export const digestService = ({ today, mail, settings, siteUrl, clock }: Ports) => ({
  /** Once a day, and nothing on a day that has nothing; needs an address of the shop. */
  send: async (): Promise<void> => {
    const shop = await settings()
    const { email: to } = shop
    if (!shop.orders.digest || to === '') return
    const at = clock.now()
    const message = digestMail(await today.get('admin'), { link: `${siteUrl}/admin`, shop })
    if (message) await mail({ day: dayOf(at), to, message, at })
  },
})
