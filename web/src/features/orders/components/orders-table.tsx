import { unitsIn } from '@bartan/contract/cart/rules'
import type { Order } from '@bartan/contract/orders/schema'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { TextLink, VisuallyHidden } from '#components/ui/elements.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { useNow } from '#lib/clock.ts'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { ordersTable } from '#styled-system/recipes'
import { deliveryLabel, goodsOf, paymentLabel, sentenceOf } from '../order-labels.ts'
import { useText } from '../texts.ts'

const styles = {
  sentence: css({ display: 'block', fontWeight: 'medium' }),
  number: css({ display: 'block', fontSize: 'xs', fontWeight: 'normal', color: 'ink.soft' }),
  textLink: css({ _before: { content: '""', pos: 'absolute', inset: 0 } }),
}

const COLUMNS = ['order', 'created', 'shippingAddress', 'items', 'payment', 'delivery'] as const

/** A row whose link spans all of it, but is one link for keyboard and screen readers. */
const OrderRow = ({ order }: { order: Order }) => {
  const t = useText()
  const units = unitsIn(order.orderItems)
  const [first] = order.orderItems
  const facts = [
    ['payment', paymentLabel(t.language, order)],
    ['delivery', deliveryLabel(t.language, order)],
  ] as const
  return (
    <tr>
      <td data-cell="image">
        <div className={css({ w: '14' })}>
          <ProductImage
            image={first && { url: first.image, altText: nameOf(t.language, first) }}
            sizes="56px"
          />
        </div>
      </td>
      <th scope="row" data-cell="goods">
        <TextLink className={styles.textLink} tone="plain" to={paths.order(order._id)}>
          {goodsOf(t.language, order)}
        </TextLink>
        <span className={styles.sentence}>{sentenceOf(t.language, order, useNow())}</span>
        <span className={styles.number}>#{order.number}</span>
      </th>
      <td data-cell="created">{formatDate(t.language, order.createdAt)}</td>
      <td data-cell="address">{order.shippingAddress.city}</td>
      <td data-cell="items">{units}</td>
      {facts.map(([name, text]) => (
        <td key={name} data-cell={name}>
          <span data-label>{t(name)}: </span>
          <span>{text}</span>
        </td>
      ))}
    </tr>
  )
}

/** A table if there is room; on a phone each row is a card. */
export const OrdersTable = ({ orders }: { orders: Order[] }) => {
  const t = useText()
  return (
    <div className={css({ containerType: 'inline-size' })}>
      <table className={ordersTable()}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('image')}</VisuallyHidden>
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order._id} order={order} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
