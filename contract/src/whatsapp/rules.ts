/** What a customer is told over WhatsApp's API, each once per order (contract §24). */
export const WHATSAPP_EVENTS = [
  'placed',
  'shipped',
  'arriving',
  'delivered',
  'return_decided',
  'paid_back',
] as const

export type WhatsappEvent = (typeof WHATSAPP_EVENTS)[number]

/** What there is a template for: those, and the owner's news of the day. */
export type WhatsappTemplate = WhatsappEvent | 'digest'

export const WHATSAPP_STATES = ['queued', 'sent', 'failed', 'delivered', 'read'] as const

export type WhatsappState = (typeof WHATSAPP_STATES)[number]

/**
 * Reports of a message's way may come in any order and twice: a later state is never followed by an earlier one. A
 * message that was reported as failed may still turn out to be delivered.
 */
export const isForward = (from: WhatsappState, to: WhatsappState): boolean =>
  WHATSAPP_STATES.indexOf(to) > WHATSAPP_STATES.indexOf(from)

/** The most messages to one phone in a day: more than its orders cause, and a limit to what a mistake costs. */
export const WHATSAPP_PER_DAY = 50

const STOP_WORDS: ReadonlySet<string> = new Set([
  'stop',
  'unsubscribe',
  'band',
  'band karo',
  'band kar do',
  'बंद',
  'बंद करो',
  'बंद करें',
  'बंद करा',
  'থামুন',
  'বন্ধ',
  'বন্ধ করুন',
  'நிறுத்து',
  'நிறுத்தவும்',
])

/** Whether a message asks to send no more, by one of the usual words. */
export const isStop = (text: string): boolean =>
  STOP_WORDS.has(
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[.!।,\u200B-\u200D]/g, ' ')
      .trim()
      .replaceAll(/\s+/g, ' '),
  )

export const WHATSAPP_ANSWERS = ['confirm', 'cancel'] as const

export type WhatsappAnswer = (typeof WHATSAPP_ANSWERS)[number]
