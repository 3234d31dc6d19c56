import { isOpen } from '@bartan/contract/orders/order-process'
import { useEffect, useRef, type ReactNode } from 'react'
import { ParcelLine } from '#components/commerce/parcel-line.tsx'
import { statusWords } from '#components/commerce/shown-status.tsx'
import { Card, Heading } from '#components/ui/elements.tsx'
import { formatWeekday } from '#components/ui/format-date.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import type { TrackedOrder as Tracked } from './track-form.tsx'

type TrackedOrderProps = { order: Tracked; timeline: ReactNode; children: ReactNode }

/** Status of an order. Takes the focus, because the form is gone. */
export const TrackedOrder = ({ order, timeline, children }: TrackedOrderProps) => {
  const t = useText()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { number, status, estimatedDelivery, shipment } = order
  return (
    <Card as="section" className={grid({ gap: '5' })} aria-labelledby="tracked-number">
      <div>
        <Heading ref={title} id="tracked-number" size="card" tabIndex={-1}>
          #{number}
        </Heading>
        <p className={css({ fontWeight: 'semibold' })}>
          {statusWords(t.language, status)}
          {isOpen(status) &&
            ` · ${t('expected', { day: formatWeekday(t.language, estimatedDelivery) })}`}
        </p>
      </div>
      {shipment && <ParcelLine className={css({ overflowWrap: 'anywhere' })} shipment={shipment} />}
      {timeline}
      {children}
    </Card>
  )
}
