import { isOpen } from '@bartan/contract/orders/order-process'
import { useEffect, useRef } from 'react'
import { Card } from '#components/ui/elements.tsx'
import { formatWeekday } from '#components/ui/format-date.ts'
import { formatMoment } from '#components/ui/format-moment.ts'
import { Heading } from '#components/ui/heading.tsx'
import { ParcelLine } from '#components/commerce/parcel-line.tsx'
import { statusWords } from '#components/commerce/shown-status.tsx'
import { useText } from '../texts.ts'
import type { TrackedOrder as Tracked } from './track-form.tsx'
import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { useLanguage } from '#i18n/language.ts'

const styles = {
  root: css({ display: 'grid', gap: '5' }),
  expected: css({ fontWeight: 'semibold' }),
  step: css({
    display: 'grid',
    pb: '3',
    _last: { pb: '0' },
    _currentStep: { fontWeight: 'semibold' },
  }),
  at: css({ fontSize: 'sm', fontWeight: 'normal', color: 'ink.soft' }),
  parcel: css({ overflowWrap: 'anywhere' }),
}

/** Status of an order. Takes the focus, because the form is gone. */
export const TrackedOrder = ({ order, children }: { order: Tracked; children: ReactNode }) => {
  const t = useText()
  const language = useLanguage()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { number, status, estimatedDelivery, shipment, statusHistory } = order
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
      <ol aria-label={t('steps')}>
        {statusHistory.map((step, index) => (
          <li
            className={styles.step}
            key={`${step.at} ${step.status}`}
            aria-current={index === statusHistory.length - 1 ? 'step' : undefined}
          >
            {statusWords(language, step.status)}
            <time className={styles.at} dateTime={step.at}>
              {formatMoment(language, step.at)}
            </time>
          </li>
        ))}
      </ol>
      {children}
    </Card>
  )
}
