import { CollectedPart } from './collected-part.tsx'
import { ConfirmationPart } from './confirmation-part.tsx'
import { DocumentsPart } from './documents-part.tsx'
import { waitsFor } from './next-step.tsx'
import { Section } from './section.tsx'
import { ShipmentPart } from './shipment-part.tsx'
import { t } from './texts.ts'
import type { StaffOrder } from '@bartan/contract/orders/schema'

/** What was done with it at the desk, but for what is still to be done next. */
export const DeskParts = ({ order }: { order: StaffOrder }) => {
  const waiting = waitsFor(order)
  const isDelivered = order.status === 'Delivered'
  return (
    <>
      {order.confirmation.at && waiting !== 'confirmation' && (
        <Section title={t('confirmation')}>
          <ConfirmationPart order={order} />
        </Section>
      )}
      {(order.shipment ?? order.status === 'Shipped') && waiting !== 'shipment' && (
        <Section title={t('shipment')}>
          <ShipmentPart order={order} />
        </Section>
      )}
      {isDelivered && (
        <Section title={t('collected')}>
          <CollectedPart order={order} />
        </Section>
      )}
      {order.documents && (
        <Section title={t('documents')}>
          <DocumentsPart order={order} />
        </Section>
      )}
    </>
  )
}
