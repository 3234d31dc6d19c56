import type { Order, OrderLine } from '@bartan/contract/orders/schema'
import { Star } from 'lucide-react'
import { LineItem } from '#components/commerce/line-item.tsx'
import { OrderTotals } from '#components/commerce/order-sheet/order-totals.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { TextLink } from '#components/ui/elements.tsx'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
  review: css({
    _print: { display: 'none' },
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: 'tap',
    mb: '-2',
    fontSize: 'sm',
  }),
}

const ReviewLink = ({ line }: { line: OrderLine }) => {
  const t = useText()
  return (
    <TextLink
      className={styles.review}
      to={paths.reviews(line.productId)}
      aria-label={t('reviewOf', { name: nameOf(t.language, line) })}
    >
      <Star aria-hidden size={16} />
      {t('review')}
    </TextLink>
  )
}

type OrderLinesProps = {
  order: Order
  /** Customers who received the product may review it. */
  canReview?: boolean
}

export const OrderLines = ({ order, canReview = false }: OrderLinesProps) => (
  <>
    <ul className={css({ mb: '5' })}>
      {order.orderItems.map((line) => (
        <LineItem
          key={`${line.productId} ${line.size} ${line.color}`}
          line={line}
          footer={canReview && <ReviewLink line={line} />}
        />
      ))}
    </ul>
    <div className={css({ pt: '4', borderTopWidth: '1px' })}>
      <OrderTotals order={order} />
    </div>
  </>
)
