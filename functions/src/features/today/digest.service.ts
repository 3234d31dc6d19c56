import { dayOf } from '@bartan/contract/shared/shop-day'
import type { ShopContext } from '../../shop-context.ts'
import { digestLines, digestMail } from './digest-mail.ts'
import { digestRepository } from './digest.repository.ts'
import type { todayUseCases } from './today.routes.ts'

export const digestService = (
  { connect, settings, siteUrl, clock }: ShopContext,
  today: Pick<ReturnType<typeof todayUseCases>, 'get'>,
) => ({
  /** Once a day, and nothing on a day that has nothing; by mail, and over WhatsApp where that is on. */
  send: async (): Promise<void> => {
    const shop = await settings()
    const { email: to, whatsappMessages } = shop
    if (!shop.orders.digest || (to === '' && !whatsappMessages.on)) return
    const at = clock.now()
    const lines = digestLines(await today.get('admin'))
    if (lines.length === 0) return
    const { mail, message } = digestRepository(connect)
    const [day, link] = [dayOf(at), `${siteUrl}/admin`]
    if (to !== '') await mail({ day, to, message: digestMail(lines, { link, shop }), at })
    if (whatsappMessages.on) await message({ day, lines, link, shop, at })
  },
})
