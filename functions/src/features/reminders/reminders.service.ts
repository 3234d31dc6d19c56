import { fillPath, PAGE_PATHS } from '@bartan/contract/pages/page-paths'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import type { Reminder } from '@bartan/contract/reminders/endpoints'
import { REMINDER_KINDS, type ReminderKind } from '@bartan/contract/reminders/rules'
import { AppError } from '#domain/app-error.ts'
import { newSecretToken } from '#domain/hashed-ids.ts'
import type { ShopContext } from '../../shop-context.ts'
import { dueBetween, isInTime } from './due.ts'
import { reminderMail, reminderText } from './reminder-texts.ts'
import { remindersRepository, type RemindersUnit } from './reminders.repository.ts'

type Sent = { via: 'mail' | 'whatsapp'; text: string }

/** The most products named in a message; the linked page has the rest. */
const MAX_NAMED = 3

const namesOf = ({ products }: Reminder): string =>
  products
    .slice(0, MAX_NAMED)
    .map(({ name }) => name)
    .join(', ')

const pathOf = ({ kind, products: [first] }: Reminder): string =>
  kind === 'cart'
    ? PAGE_PATHS.cart
    : `${fillPath(PAGE_PATHS.product, { id: first?.productId ?? '' })}#reviews`

/** Reminders of abandoned carts, and requests to review delivered orders: each once. */
export const remindersService = ({ connect, settings, siteUrl, clock, log }: ShopContext) => {
  const { transact, carts, reviews } = remindersRepository(connect)

  const list = async (kind: ReminderKind, before?: string) => {
    const now = clock.now()
    const { from, until } = dueBetween(kind, now)
    const end = before === undefined ? until : new Date(Date.parse(before) - 1)
    const wanted = { from, until: end < until ? end : until, now }
    return kind === 'cart' ? carts(wanted) : reviews(wanted)
  }

  const find = (unit: RemindersUnit, kind: ReminderKind, id: string) =>
    kind === 'cart' ? unit.cart(id, clock.now()) : unit.review(id)

  const remind = async (kind: ReminderKind, id: string): Promise<Sent> => {
    const shop = await settings()
    return transact([], async (unit, keep) => {
      const at = clock.now()
      const reminder = await find(unit, kind, id)
      if (!reminder || !isInTime(kind, new Date(reminder.at), at))
        throw new AppError('conflict', reason('reminder_not_due'))
      const { name, userId } = reminder
      const token = await unit.note(reminder, newSecretToken(), at)
      const facts = {
        kind,
        name,
        products: namesOf(reminder),
        link: `${siteUrl}${pathOf(reminder)}`,
        stop: `${siteUrl}${PAGE_PATHS.noReminders}?token=${token}`,
        shop,
      }
      const isMailed = await unit.mail(userId, reminderMail(facts), at)
      return keep.reply(
        isMailed
          ? { via: 'mail' as const, text: '' }
          : { via: 'whatsapp' as const, text: reminderText(facts) },
      )
    })
  }

  return {
    list,
    remind,

    /** Mails the newest of each kind to confirmed addresses; staff handle the others. */
    mailAll: async (): Promise<void> => {
      for (const kind of REMINDER_KINDS)
        for (const { _id, byMail } of (await list(kind)).reminders)
          if (byMail)
            await remind(kind, _id).catch((cause: unknown) =>
              log.warn('A reminder was not mailed', { kind, cause: String(cause) }),
            )
    },

    /** An unknown token gets the same reply. */
    stop: async (token: string): Promise<PlainReason> => {
      const thanks = reason('reminders_stopped')
      await transact([], async (unit, keep) => {
        await unit.stop(token, clock.now())
        keep.reply(thanks)
      })
      return thanks
    },
  }
}

export type RemindersService = ReturnType<typeof remindersService>
