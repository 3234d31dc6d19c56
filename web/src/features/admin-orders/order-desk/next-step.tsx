import { Card } from '#components/ui/elements.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { UpiCode } from '../components/upi-code.tsx'
import { CollectedPart } from './collected-part.tsx'
import { ConfirmationPart } from './confirmation-part.tsx'
import { ShipmentPart } from './shipment-part.tsx'
import { t } from './texts.ts'
import type { ReactNode } from 'react'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { css } from '#styled-system/css'

const styles = {
  root: css({ mb: '4', borderColor: 'teal.deep', borderWidth: '2px' }),
  heading: css({ mb: '3' }),
  pay: css({ display: 'grid', gap: '5', gridTemplateColumns: { md: 'minmax(0, 1fr) auto' } }),
}

type Step = { title: string; body: ReactNode }

/** What an order waits for; undefined once nothing is left to do. */
export type Waiting = 'confirmation' | 'shipment' | 'cash' | undefined

export const waitsFor = ({ status, confirmation }: StaffOrder): Waiting => {
  if (status === 'Shipped') return 'cash'
  if (status !== 'Processing') return undefined
  return confirmation.state === 'confirmed' ? 'shipment' : 'confirmation'
}

const STEPS: Record<NonNullable<Waiting>, (order: StaffOrder) => Step> = {
  confirmation: (order) => ({
    title: t('next.confirmation'),
    body: <ConfirmationPart order={order} />,
  }),
  shipment: (order) => ({ title: t('next.shipment'), body: <ShipmentPart order={order} /> }),
  cash: (order) => ({
    title: t('next.cash', { sum: formatRupees(order.totalPrice) }),
    body: (
      <div className={styles.pay}>
        <CollectedPart order={order} />
        <UpiCode order={order} />
      </div>
    ),
  }),
}

/** The one thing to do next, before all that there is to read. */
export const NextStep = ({ order }: { order: StaffOrder }) => {
  const waiting = waitsFor(order)
  if (!waiting) return null
  const { title, body } = STEPS[waiting](order)
  return (
    <Card as="section" className={styles.root}>
      <Heading className={styles.heading} size="small">
        {title}
      </Heading>
      {body}
    </Card>
  )
}
