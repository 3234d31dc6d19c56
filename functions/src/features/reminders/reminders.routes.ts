import { fillPath, PAGE_PATHS } from '@bartan/contract/pages/page-paths'
import type { ProductId } from '@bartan/contract/products/product-id'
import { reason } from '@bartan/contract/reasons/reasons'
import {
  type Reminder,
  listReminders,
  remind,
  stopReminders,
} from '@bartan/contract/reminders/endpoints'
import { REMINDER_KINDS, type ReminderKind } from '@bartan/contract/reminders/rules'
import { AppError } from '#domain/app-error.ts'
import { newSecretToken } from '#domain/hashed-ids.ts'
import { signatureOf, toHtml, type Mail, type Sender } from '#domain/mail/mail.ts'
import { handle } from '#http/framework/route.ts'
import type { ShopContext } from '../../shop-context.ts'
import { dueBetween, isInTime } from './due.ts'
import { remindersRepository, type RemindersUnit } from './reminders.repository.ts'

type Facts = {
  kind: ReminderKind
  /** The first name or the full name. */
  name: string
  products: string
  link: string
  stop: string
  shop: Sender
}

/** In both languages: the reader's language is unknown. */
const paragraphsOf = ({ kind, name, products, link, stop, shop }: Facts): string[] =>
  kind === 'cart'
    ? [
        `Hello ${name}, your cart at ${shop.name} still has: ${products}. It is kept here:`,
        link,
        `नमस्ते ${name}, ${shop.name} पर आपके कार्ट में अब भी है: ${products}। ऊपर के लिंक पर मिलेगा।`,
        `No more of these · ऐसे संदेश नहीं चाहिए: ${stop}`,
      ]
    : [
        `Hello ${name}, you have had ${products} of ${shop.name} for a week. How is it? Others would like to know:`,
        link,
        `नमस्ते ${name}, ${shop.name} का ${products} हफ़्ते भर से आपके पास है। कैसा है? ऊपर के लिंक पर लिखें, दूसरों के काम आएगा।`,
        `No more of these · ऐसे संदेश नहीं चाहिए: ${stop}`,
      ]

/** A message for WhatsApp, sent from the shop's own phone. */
const reminderText = (facts: Facts): string => paragraphsOf(facts).join('\n\n')

const SUBJECTS: Readonly<Record<ReminderKind, string>> = {
  cart: 'your cart is kept · आपका कार्ट सुरक्षित है',
  review: 'how is it? · कैसा लगा?',
}

const reminderMail = (facts: Facts): Mail => {
  const paragraphs = [...paragraphsOf(facts), signatureOf(facts.shop)]
  return {
    subject: `${facts.shop.name}: ${SUBJECTS[facts.kind]}`,
    text: paragraphs.join('\n\n'),
    html: toHtml(paragraphs),
  }
}

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

type Others = {
  /** Of these, the products that the shop still shows. */
  published: (ids: readonly ProductId[]) => Promise<ReadonlySet<string>>
}

/** Without products that are deleted or drafts by now: their pages are gone, and a cart can't be bought with them. */
const stillShown =
  ({ published }: Others) =>
  async (reminders: readonly Reminder[]): Promise<Reminder[]> => {
    const shown = await published(
      reminders.flatMap(({ products }) => products.map(({ productId }) => productId)),
    )
    return reminders.flatMap((one) => {
      const products = one.products.filter(({ productId }) => shown.has(productId))
      return products.length > 0 ? [{ ...one, products }] : []
    })
  }

/** Reminders of abandoned carts, and requests to review delivered orders: each once. */
export const reminderUseCases = (
  { connect, settings, siteUrl, clock, log }: ShopContext,
  others: Others,
) => {
  const { transact, carts, reviews } = remindersRepository(connect)
  const shown = stillShown(others)

  const list = async (kind: ReminderKind, before?: string) => {
    const now = clock.now()
    const { from, until } = dueBetween(kind, now)
    const end = before === undefined ? until : new Date(Date.parse(before) - 1)
    const wanted = { from, until: end < until ? end : until, now }
    const { reminders, next } = await (kind === 'cart' ? carts(wanted) : reviews(wanted))
    return { reminders: await shown(reminders), next }
  }

  const find = (unit: RemindersUnit, kind: ReminderKind, id: string) =>
    kind === 'cart' ? unit.cart(id, clock.now()) : unit.review(id)

  const remindOf = async (kind: ReminderKind, id: string): Promise<Sent> => {
    const shop = await settings()
    return transact([], async (unit, keep) => {
      const at = clock.now()
      const found = await find(unit, kind, id)
      const [reminder] = await shown(found ? [found] : [])
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

  /** Mails the newest of each kind to confirmed addresses; staff handle the others. */
  const mailAll = async (): Promise<void> => {
    for (const kind of REMINDER_KINDS)
      for (const { _id, byMail } of (await list(kind)).reminders)
        if (byMail)
          await remindOf(kind, _id).catch((cause: unknown) =>
            log.warn('A reminder was not mailed', { kind, cause: String(cause) }),
          )
  }

  return {
    mailAll,
    routes: [
      handle(listReminders, ({ params, query }) => list(params.kind, query.before)),
      handle(remind, ({ params }) => remindOf(params.kind, params.id)),
      /** An unknown token gets the same reply. */
      handle(stopReminders, async ({ body: { token } }) => {
        const thanks = reason('reminders_stopped')
        await transact([], async (unit, keep) => {
          await unit.stop(token, clock.now())
          keep.reply(thanks)
        })
        return thanks
      }),
    ],
  }
}
