import { unitsIn } from '@bartan/contract/cart/rules'
import type { ReactNode } from 'react'
import { LineItem, type Line } from '#components/commerce/line-item.tsx'
import { Totals, type TotalsProps } from '#components/commerce/totals.tsx'
import { Card, Heading } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
  header: css({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '3',
    mb: '5',
  }),
  count: css({ fontSize: 'sm', color: 'ink.soft' }),
  lines: css({ mb: '5', maxH: { lg: '38vh' }, overflowY: 'auto' }),
  arrival: css({ fontSize: 'sm', fontWeight: 'medium' }),
  foot: css({ display: 'grid', gap: '4', pt: '4', borderTopWidth: '1px' }),
}

type OrderSummaryProps = {
  lines: readonly Line[]
  charges: TotalsProps
  arrival?: ReactNode
  children?: ReactNode
}

/** Products and totals, with the next step below. */
export const OrderSummary = ({ lines, charges, arrival, children }: OrderSummaryProps) => {
  const t = useText()
  return (
    <Card as="section" aria-labelledby="order-summary">
      <div className={styles.header}>
        <Heading id="order-summary" size="card">
          {t('summary')}
        </Heading>
        <span className={styles.count}>{t('items', { count: unitsIn(lines) })}</span>
      </div>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <LineItem key={`${line.productId} ${line.size} ${line.color}`} line={line} />
        ))}
      </ul>
      <div className={styles.foot}>
        {arrival && <p className={styles.arrival}>{arrival}</p>}
        <Totals {...charges} />
        {children}
      </div>
    </Card>
  )
}
