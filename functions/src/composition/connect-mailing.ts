import { randomBytes } from 'node:crypto'
import type { Settings } from '@bartan/contract/settings/settings'
import type { Connect } from '#database/connect.ts'
import { backInStockRepository } from '#features/back-in-stock/back-in-stock.repository.ts'
import { backInStockService } from '#features/back-in-stock/back-in-stock.service.ts'
import { confirmationsRepository } from '#features/confirmations/confirmations.repository.ts'
import { confirmationsService } from '#features/confirmations/confirmations.service.ts'
import { newsletterTransactions } from '#features/newsletter/newsletter.repository.ts'
import { newsletterService } from '#features/newsletter/newsletter.service.ts'
import { outboxRepository } from '#features/outbox/outbox.repository.ts'
import { outboxService } from '#features/outbox/outbox.service.ts'
import { remindersRepository } from '#features/reminders/reminders.repository.ts'
import { remindersService } from '#features/reminders/reminders.service.ts'
import { accountTransactions } from '#features/users/account-unit.repository.ts'
import { emailConfirmation as confirmEmail } from '#features/users/email/email-confirmation.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'

type Surroundings = { settings: () => Promise<Settings>; clock: Clock; log: Log }

/** Connects the services that mail people; all of them confirm the address first. */
export const connectMailing = (
  connect: Connect,
  config: Config,
  { settings, clock, log }: Surroundings,
) => {
  const { siteUrl } = config
  const emailConfirmation = confirmEmail({
    transact: accountTransactions(connect),
    siteUrl,
    clock,
    log,
  })
  const newsletter = newsletterService({
    transact: newsletterTransactions(connect),
    settings,
    siteUrl,
    randomBytes,
    clock,
  })
  const backInStock = backInStockService({
    ...backInStockRepository(connect),
    settings,
    siteUrl,
    clock,
    log,
  })

  return {
    siteUrl,
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
    reminders: remindersService({
      ...remindersRepository(connect),
      settings,
      siteUrl,
      clock,
      log,
    }),
    outbox: outboxService({
      ...outboxRepository(connect),
      isLocalStack: config.authEmulator !== undefined,
      clock,
    }),
  }
}

export type Mailing = ReturnType<typeof connectMailing>
