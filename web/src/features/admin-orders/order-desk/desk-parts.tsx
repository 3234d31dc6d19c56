import { ruleOf } from '@bartan/contract/orders/order-process'
import { ConfirmationPart } from './confirmation-part.tsx'
import { DocumentsPart } from './documents-part.tsx'
import { waitsFor } from './next-step.tsx'
import { Section } from './section.tsx'
import { ShipmentPart } from './shipment-part.tsx'
import { t } from './texts.ts'
import type { StaffOrder } from '@bartan/contract/orders/schema'

/**
 * What was done with it at the desk, but for what is still to be done next. What comes and goes with the status is at
 * the end, where nothing has to make room for it.
 */
export const DeskParts = ({ order }: { order: StaffOrder }) => {
  const waiting = waitsFor(order)
  return (
    <>
      {order.confirmation.at && waiting !== 'confirmation' && (
        <Section title={t('confirmation')}>
          <ConfirmationPart order={order} />
        </Section>
      )}
      {order.documents && (
        <Section title={t('documents')}>
          <DocumentsPart order={order} />
        </Section>
      )}
      {(order.shipment ?? ruleOf(order.status).money === 'due') && waiting !== 'shipment' && (
        <Section title={t('shipment')}>
          <ShipmentPart order={order} look="column" />
        </Section>
      )}
    </>
  )
}
