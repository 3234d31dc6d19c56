import { backInStockUseCases } from '#features/back-in-stock/back-in-stock.routes.ts'
import { waitingPhoneRoutes } from '#features/back-in-stock/waiting-phones.routes.ts'
import { confirmationRoutes } from '#features/confirmations/confirmations.routes.ts'
import { newsletterUseCases } from '#features/newsletter/newsletter.routes.ts'
import { subscriberRoutes } from '#features/newsletter/subscribers.routes.ts'
import { outboxRoutes } from '#features/outbox/outbox.routes.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import { reminderUseCases } from '#features/reminders/reminders.routes.ts'
import type { EmailConfirmation } from '#features/users/email/email-confirmation.ts'
import type { ShopContext } from '../shop-context.ts'

/** What mails people; all of it confirms the address first. */
export const connectMailing = (
  context: ShopContext,
  emailConfirmation: Pick<EmailConfirmation, 'confirm'>,
  catalog: Pick<CatalogReplica, 'current'>,
) => {
  const newsletter = newsletterUseCases(context)
  const backInStock = backInStockUseCases(context)
  const reminders = reminderUseCases(context, {
    published: async (ids) => {
      const { rows } = await catalog.current()
      return new Set(ids.filter((id) => rows.slotOf(id) !== undefined))
    },
  })
  return {
    backInStock,
    reminders,
    routes: [
      ...backInStock.routes,
      ...waitingPhoneRoutes(context),
      ...newsletter.routes,
      ...subscriberRoutes(context),
      ...confirmationRoutes(context, {
        account: emailConfirmation.confirm,
        newsletter: newsletter.confirm,
        back_in_stock: backInStock.confirm,
      }),
      ...reminders.routes,
      ...outboxRoutes(context),
    ],
  }
}
