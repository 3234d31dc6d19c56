import { DEFAULT_HOME } from './default-home.ts'
import { DEFAULT_SHOP } from './default-shop.ts'
import { DEFAULT_MESSAGES } from './messages.ts'
import { DEFAULT_RETENTION } from './retention.ts'
import type { Settings } from './settings.ts'

/** The shop as the code has it (spec.md's values): what holds until an admin saves something else. */
export const DEFAULT_SETTINGS: Settings = {
  ...DEFAULT_SHOP,
  home: DEFAULT_HOME,
  messages: DEFAULT_MESSAGES,
  orders: { confirmFirst: {}, tellsSeller: false },
  retention: DEFAULT_RETENTION,
}
