import { isOpen } from '@bartan/contract/orders/order-process'
import { useEffect, useRef, type ReactNode } from 'react'
import { ParcelLine } from '#components/commerce/parcel-line.tsx'
import { statusWords } from '#components/commerce/shown-status.tsx'
import { Card, Heading } from '#components/ui/elements.tsx'
import { formatWeekday } from '#components/ui/format-date.ts'
import { useLanguage } from '#i18n/language.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'
import type { TrackedOrder as Tracked } from './track-form.tsx'

const styles = {
  root: css({ display: 'grid', gap: '5' }),
  expected: css({ fontWeight: 'semibold' }),
  parcel: css({ overflowWrap: 'anywhere' }),
}

type TrackedOrderProps = { order: Tracked; timeline: ReactNode; children: ReactNode }

/** Status of an order. Takes the focus, because the form is gone. */
export const TrackedOrder = ({ order, timeline, children }: TrackedOrderProps) => {
  const t = useText()
  const language = useLanguage()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { number, status, estimatedDelivery, shipment } = order
  return (
    <Card as="section" className={styles.root} aria-labelledby="tracked-number">
      <div>
        <Heading ref={title} id="tracked-number" size="card" tabIndex={-1}>
          #{number}
        </Heading>
        <p className={styles.expected}>
          {statusWords(language, status)}
          {isOpen(status) &&
            ` · ${t('expected', { day: formatWeekday(language, estimatedDelivery) })}`}
        </p>
      </div>
      {shipment && <ParcelLine className={styles.parcel} shipment={shipment} />}
      {timeline}
      {children}
    </Card>
  )
}
