import { ruleOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { AdvancesPart } from '../advances/advances-part.tsx'
import { usePermissions } from '../steps/use-permissions.ts'
import { ConfirmationPart } from './confirmation-part.tsx'
import { DocumentsPart } from './documents-part.tsx'
import { waitsFor } from './next-step.tsx'
import { Section } from './section.tsx'
import { ShipmentPart } from './shipment-part.tsx'
import { useText } from './texts.ts'

/**
 * Sections of an order's page except the next action. Those that depend on the status are last, so that their changes
 * move nothing.
 */
export const DeskParts = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const waiting = waitsFor(order)
  const { isAtDesk } = usePermissions()
  return (
    <>
      {order.confirmation.at && waiting !== 'confirmation' && (
        <Section title={t('confirmation')}>
          <ConfirmationPart order={order} />
        </Section>
      )}
      <AdvancesPart key={order._id} order={order} />
      {order.documents && (
        <Section title={t('documents')}>
          <DocumentsPart order={order} />
        </Section>
      )}
      {(order.shipment ?? (isAtDesk && ruleOf(order.status).money === 'due')) &&
        waiting !== 'shipment' && (
          <Section title={t('shipment')}>
            <ShipmentPart order={order} look="column" />
          </Section>
        )}
    </>
  )
}
