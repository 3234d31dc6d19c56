import type { StaffOrder } from '@bartan/contract/orders/schema'
import { Badge } from '#components/ui/elements.tsx'
import { t } from '../desk-texts.ts'

/** That an order is neither packed nor sent before it is confirmed, and why. */
export const ConfirmFirst = ({ order }: { order: StaffOrder }) => {
  const { confirmFirst, confirmation, status } = order
  if (!confirmFirst || status !== 'Processing' || confirmation.state === 'confirmed') return null
  return <Badge tone="warning">{t(`confirmFirst.${confirmFirst}`)}</Badge>
}
