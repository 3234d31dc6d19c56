import { isCancelled, ruleOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { MessageCircle } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Button } from '#components/ui/elements.tsx'
import { translateValue, useLanguage } from '#i18n/translate.ts'
import { css, cva } from '#styled-system/css'
import { UpiCode } from '../components/upi-code.tsx'
import { useAsk } from '../confirming/use-chat.ts'
import { useText } from '../desk-texts.ts'
import { ReceiveParcel } from '../returns/receive-parcel.tsx'
import { usePermissions } from '../steps/use-permissions.ts'
import { CollectedPart } from './collected-part.tsx'
import { ConfirmationPart } from './confirmation-part.tsx'
import { Section } from './section.tsx'
import { ShipmentPart } from './shipment-part.tsx'
import { textIn } from './texts.ts'
import { WhyCancelled } from './why-cancelled.tsx'

const styles = {
  // Height of the tallest action, so that content below keeps its place when the next one comes.
  body: css({ minH: { base: '160px', md: '108px' } }),
}

/** Sends the customer of a phone or WhatsApp order its products, its total, and a link to confirm it. */
const AskButton = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const { open, isOpening } = useAsk()
  if (!order.shippingAddress.phone) return null
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={t('askByWhatsApp', { name: order.user.name })}
      disabled={isOpening}
      onClick={() => open(order)}
    >
      <MessageCircle aria-hidden size={16} />
      WhatsApp
    </Button>
  )
}

const root = cva({
  base: { mb: '4', borderWidth: '2px' },
  variants: { isOpen: { true: { borderColor: 'teal.deep' }, false: {} } },
})

type Step = { title: string; action?: ReactNode; body: ReactNode }

/** What an order waits for; undefined if nothing is left to do. */
export type Waiting = 'confirmation' | 'shipment' | 'cash' | undefined

export const waitsFor = ({ status, confirmation }: StaffOrder): Waiting => {
  const { money, packable } = ruleOf(status)
  if (money === 'due') return 'cash'
  if (!packable) return undefined
  return confirmation.state === 'confirmed' ? 'shipment' : 'confirmation'
}

const steps = (language: Language): Record<NonNullable<Waiting>, (order: StaffOrder) => Step> => ({
  confirmation: (order) => ({
    title: textIn(language, 'next.confirmation'),
    action: <AskButton order={order} />,
    body: <ConfirmationPart order={order} />,
  }),
  shipment: (order) => ({
    title: textIn(language, 'next.shipment'),
    body: <ShipmentPart order={order} look="row" />,
  }),
  cash: (order) => ({
    title: textIn(language, 'next.cash', { sum: formatRupees(order.toCollect) }),
    action: <UpiCode order={order} />,
    body: <CollectedPart order={order} />,
  }),
})

const Cancelled = ({ order }: { order: StaffOrder }) => (
  <>
    <WhyCancelled order={order} />
    <ReceiveParcel order={order} />
  </>
)

const ended = (language: Language, order: StaffOrder): Step =>
  isCancelled(order.status)
    ? { title: translateValue(language, order.status), body: <Cancelled order={order} /> }
    : { title: textIn(language, 'collected'), body: <CollectedPart order={order} /> }

/** The next action, at the top of the page; the result once all is done. */
export const NextStep = ({ order }: { order: StaffOrder }) => {
  const language = useLanguage()
  const waiting = waitsFor(order)
  const [mayChange] = useState(waiting !== undefined)
  const { isAtDesk } = usePermissions()
  if (waiting && !isAtDesk) return null
  const { title, action, body } = waiting ? steps(language)[waiting](order) : ended(language, order)
  return (
    <Section
      className={root({ isOpen: waiting !== undefined })}
      title={title}
      button={action ?? null}
    >
      <div className={mayChange ? styles.body : undefined}>{body}</div>
    </Section>
  )
}
