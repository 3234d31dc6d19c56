import type { Settings } from '@bartan/contract/settings/settings'
import { plainPhone } from '@bartan/contract/users/rules'
import type { Connect } from '#database/connect.ts'
import { putMail } from '#database/repositories/outbox.repository.ts'
import { isMobile, NO_ORDER, queueMessage } from '#database/repositories/put-message.repository.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Mail } from '#domain/mail/mail.ts'
import { param, templateOf } from '#domain/whatsapp/message-of.ts'
import type { Line } from './digest-mail.ts'

/** The API takes 1,024 letters in a template with its parameters. */
const MAX_LETTERS = 800

type News = {
  day: string
  lines: readonly Line[]
  link: string
  shop: Pick<Settings, 'whatsapp' | 'phone' | 'languages' | 'whatsappMessages'>
  at: Date
}

/** Whole lines, as many as there is room for; the link has the rest. */
const inOneLine = (lines: readonly string[]): string =>
  lines.reduce((text, line) => {
    const longer = text === '' ? line : `${text}, ${line}`
    return longer.length <= MAX_LETTERS ? longer : text
  }, '')

/** Puts the day's news to the owner into the outboxes, once each. */
export const digestRepository = (connect: Connect) => ({
  mail: async ({ day, to, message, at }: { day: string; to: string; message: Mail; at: Date }) => {
    const database = await connect()
    const id = `digest-${day}`
    await inTransaction(database.firestore, async (work) => {
      if (await work.read(database.mail.doc(id))) return
      putMail(database, work, { id, to, message, about: 'digest', at })
    })
  },

  /** To the shop's own number for WhatsApp, else to its phone. */
  message: async ({ day, lines, link, shop, at }: News) => {
    const phone = plainPhone(shop.whatsapp || shop.phone)
    if (!isMobile(phone)) return
    const language = shop.languages[0] === 'hi' ? 'hi' : 'en'
    const sent = templateOf('digest', language, shop)
    const said = lines.map(([english, hindi]) => (sent.language === 'hi' ? hindi : english))
    const database = await connect()
    const id = `digest-${day}`
    await inTransaction(database.firestore, async (work) => {
      if (await work.read(database.whatsappMessages.doc(id))) return
      const message = {
        orderId: NO_ORDER,
        number: '',
        event: 'digest' as const,
        to: `+91${phone}`,
        ...sent,
        params: [inOneLine(said), link].map(param),
        about: '',
      }
      queueMessage(database, work, { id, message, at })
    })
  },
})
