import { isCancelled, ruleOf } from '@bartan/contract/orders/order-process'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { translateValue } from '#i18n/translate.ts'
import { UpiCode } from '../components/upi-code.tsx'
import { CollectedPart } from './collected-part.tsx'
import { ConfirmationPart } from './confirmation-part.tsx'
import { Section } from './section.tsx'
import { ShipmentPart } from './shipment-part.tsx'
import { WhyCancelled } from './why-cancelled.tsx'
import { t } from './texts.ts'
import type { ReactNode } from 'react'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { css, cva } from '#styled-system/css'

const styles = {
  // What the tallest step takes, so that all below keeps its place when one follows the other.
  body: css({ minH: { base: '160px', md: '108px' } }),
}

const root = cva({
  base: { mb: '4', borderWidth: '2px' },
  variants: { isOpen: { true: { borderColor: 'teal.deep' }, false: {} } },
})

type Step = { title: string; action?: ReactNode; body: ReactNode }

/** What an order waits for; undefined once nothing is left to do. */
export type Waiting = 'confirmation' | 'shipment' | 'cash' | undefined

export const waitsFor = ({ status, confirmation }: StaffOrder): Waiting => {
  const { money, packable } = ruleOf(status)
  if (money === 'due') return 'cash'
  if (!packable) return undefined
  return confirmation.state === 'confirmed' ? 'shipment' : 'confirmation'
}

const STEPS: Record<NonNullable<Waiting>, (order: StaffOrder) => Step> = {
  confirmation: (order) => ({
    title: t('next.confirmation'),
    body: <ConfirmationPart order={order} />,
  }),
  shipment: (order) => ({
    title: t('next.shipment'),
    body: <ShipmentPart order={order} look="row" />,
  }),
  cash: (order) => ({
    title: t('next.cash', { sum: formatRupees(order.totalPrice) }),
    action: <UpiCode order={order} />,
    body: <CollectedPart order={order} />,
  }),
}

const ended = (order: StaffOrder): Step =>
  isCancelled(order.status)
    ? { title: translateValue(order.status), body: <WhyCancelled order={order} /> }
    : { title: t('collected'), body: <CollectedPart order={order} /> }

/** The one thing to do next, before all that there is to read; and in its place, once it is over, how it ended. */
export const NextStep = ({ order }: { order: StaffOrder }) => {
  const waiting = waitsFor(order)
  const { title, action, body } = waiting ? STEPS[waiting](order) : ended(order)
  return (
    <Section
      className={root({ isOpen: waiting !== undefined })}
      title={title}
      button={action ?? null}
    >
      <div className={styles.body}>{body}</div>
    </Section>
  )
}
