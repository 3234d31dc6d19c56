import { ACCOUNT_REASONS } from './account-reasons.ts'
import { ADMIN_REASONS } from './admin-reasons.ts'
import { CALL_REASONS } from './call-reasons.ts'
import { FIELD_REASONS } from './field-reasons.ts'
import { SEVERAL, messageOf, reasonsOf, type PlainReason } from './reason.ts'
import { SHOPPING_REASONS } from './shopping-reasons.ts'

/** English texts of refusals and results. Their ids are stable. */
export const REASONS = {
  ...SEVERAL,
  ...CALL_REASONS,
  ...FIELD_REASONS,
  ...ACCOUNT_REASONS,
  ...SHOPPING_REASONS,
  ...ADMIN_REASONS,
} as const

export const reason = reasonsOf(REASONS)

const texts: ReadonlyMap<string, string> = new Map(Object.entries(REASONS))

/** The same reason with other values in its text. */
export const withParams = (
  { reason: id, params, message }: PlainReason,
  changed: PlainReason['params'],
): PlainReason => {
  const shown = { ...params, ...changed }
  const text = texts.get(id)
  return {
    reason: id,
    params: shown,
    message: text === undefined ? message : messageOf(text, shown),
  }
}
