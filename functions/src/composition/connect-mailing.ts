import { backInStockService } from '#features/back-in-stock/back-in-stock.service.ts'
import { confirmationsRepository } from '#features/confirmations/confirmations.repository.ts'
import { confirmationsService } from '#features/confirmations/confirmations.service.ts'
import { newsletterService } from '#features/newsletter/newsletter.service.ts'
import { outboxService } from '#features/outbox/outbox.service.ts'
import { remindersService } from '#features/reminders/reminders.service.ts'
import { accountTransactions } from '#features/users/account-unit.repository.ts'
import { emailConfirmation as confirmEmail } from '#features/users/email/email-confirmation.ts'
import type { ShopContext } from '../shop-context.ts'

/** The services that mail people; all of them confirm the address first. */
export const connectMailing = (context: ShopContext) => {
  const { connect } = context
  const emailConfirmation = confirmEmail({ ...context, transact: accountTransactions(connect) })
  const newsletter = newsletterService(context)
  const backInStock = backInStockService(context)
  return {
    emailConfirmation,
    newsletter,
    backInStock,
    confirmations: confirmationsService({
      ...confirmationsRepository(connect),
      confirm: {
        account: emailConfirmation.confirm,
        newsletter: newsletter.confirm,
        back_in_stock: backInStock.confirm,
      },
    }),
    reminders: remindersService(context),
    outbox: outboxService(context),
  }
}

export type Mailing = ReturnType<typeof connectMailing>
