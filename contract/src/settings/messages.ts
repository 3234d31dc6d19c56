import type { MessageKind } from '../orders/message-rules.ts'
import type { MessageSetting } from './settings.ts'

/** Sent, in the shop's usual words. */
export const USUAL_MESSAGE: MessageSetting = { isSent: true, text: '', textIn: {} }

export const DEFAULT_MESSAGES: Record<MessageKind, MessageSetting> = {
  placed: USUAL_MESSAGE,
  confirmed: USUAL_MESSAGE,
  shipped: USUAL_MESSAGE,
  delivered: USUAL_MESSAGE,
  cancelled: USUAL_MESSAGE,
  outOfStock: USUAL_MESSAGE,
  returned: USUAL_MESSAGE,
  returnDeclined: USUAL_MESSAGE,
  refundPaid: USUAL_MESSAGE,
}
