import { unitsIn } from '@bartan/contract/cart/rules'
import type { ReactNode } from 'react'
import { LineItem, type Line } from '#components/commerce/line-item.tsx'
import { Totals, type TotalsProps } from '#components/commerce/totals.tsx'
import { Card, Heading, Note } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = {
  header: css({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '3',
    mb: '5',
  }),
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
        <Note as="span">{t('items', { count: unitsIn(lines) })}</Note>
      </div>
      <ul className={css({ mb: '5', maxH: { lg: '38vh' }, overflowY: 'auto' })}>
        {lines.map((line) => (
          <LineItem key={`${line.productId} ${line.size} ${line.color}`} line={line} />
        ))}
      </ul>
      <div className={grid({ gap: '4', pt: '4', borderTopWidth: '1px' })}>
        {arrival && <p className={css({ fontSize: 'sm', fontWeight: 'medium' })}>{arrival}</p>}
        <Totals {...charges} />
        {children}
      </div>
    </Card>
  )
}
