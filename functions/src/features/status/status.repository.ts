import type { WhatsappState } from '@bartan/contract/whatsapp/rules'
import type { Connect } from '#database/connect.ts'
import { MIGRATIONS } from '#database/migrations/migrations.ts'

const counted = async (query: {
  count: () => { get: () => Promise<{ data: () => { count: number } }> }
}) => (await query.count().get()).data().count

export const statusRepository = (connect: Connect) => ({
  /** The last time and version of an action; null if never. */
  maintained: async (what: 'deployed' | 'exported' | 'downloaded') => {
    const { maintenance } = await connect()
    const last = (await maintenance.doc(what).get()).data()
    return last ? { at: last.at.toDate().toISOString(), version: last.version } : null
  },

  /** When the last full deletion of old personal data ended; null if never. */
  retention: async () => {
    const { at, removed = {} } = (await (await connect()).retention.get()).data() ?? {}
    return at ? { at: at.toDate().toISOString(), removed } : null
  },

  /** Counted by the index of delivery.state, which mails without an attempt lack. */
  mails: async () => {
    const { mail } = await connect()
    const [all, sent, failed] = await Promise.all([
      counted(mail),
      counted(mail.where('delivery.state', '==', 'SUCCESS')),
      counted(mail.where('delivery.state', '==', 'ERROR')),
    ])
    return { waiting: Math.max(0, all - sent - failed), failed }
  },

  /** Messages over WhatsApp since a time. */
  messages: async (since: Date) => {
    const { whatsappMessages, timestamp } = await connect()
    const count = (states: WhatsappState[]) =>
      counted(
        whatsappMessages.where('state', 'in', states).where('createdAt', '>=', timestamp(since)),
      )
    const [sent, failed] = await Promise.all([
      count(['sent', 'delivered', 'read']),
      count(['failed']),
    ])
    return { sent, failed }
  },

  migrations: async () => {
    const { firestore, migrations } = await connect()
    const names = MIGRATIONS.map(({ name }) => name)
    const known = await firestore.getAll(...names.map((name) => migrations.doc(name)))
    const open = names.filter((_, index) => !known[index]?.get('doneAt'))
    return { done: names.length - open.length, open }
  },
})
