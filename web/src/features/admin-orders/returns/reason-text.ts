import { RETURN_REASONS } from '@bartan/contract/orders/return-rules'
import { t } from './texts.ts'

/** Why something comes back, in words; older returns say it in the customer's own. */
export const reasonText = (reason: string): string => {
  const known = RETURN_REASONS.find((one) => one === reason)
  return known ? t(`why.${known}`) : reason
}
