import { USUAL_MESSAGE, type MessageKind } from '../messages/message-rules.ts'
import { DEFAULT_HOME } from './default-home.ts'
import { DEFAULT_SHOP } from './default-shop.ts'
import { DEFAULT_RETENTION } from './retention.ts'
import type { Settings } from './settings.ts'

const DEFAULT_MESSAGES: Record<MessageKind, typeof USUAL_MESSAGE> = {
  placed: USUAL_MESSAGE,
  confirmed: USUAL_MESSAGE,
  changed: USUAL_MESSAGE,
  shipped: USUAL_MESSAGE,
  delivered: USUAL_MESSAGE,
  cancelled: USUAL_MESSAGE,
  outOfStock: USUAL_MESSAGE,
  returned: USUAL_MESSAGE,
  returnDeclined: USUAL_MESSAGE,
  refundPaid: USUAL_MESSAGE,
}

/** The default settings (spec.md's values), used until an admin saves others. */
export const DEFAULT_SETTINGS: Settings = {
  ...DEFAULT_SHOP,
  home: DEFAULT_HOME,
  synonyms: [],
  messages: DEFAULT_MESSAGES,
  orders: { confirmFirst: {}, tellsSeller: false, digest: true },
  retention: DEFAULT_RETENTION,
}
