import { Badge } from '#components/ui/elements.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { PaymentBadge } from '#components/commerce/payment-badge.tsx'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { TextLink } from '#components/ui/link.tsx'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import { paths } from '#lib/paths.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { useText } from '../texts.ts'
import { deliveryLabel, placeOf, unitsOf } from '../order-labels.ts'
import type { Order } from '@bartan/contract/orders/schema'
import { css } from '#styled-system/css'
import { ordersTable } from '#styled-system/recipes'
import { useLanguage } from '#i18n/language.ts'

const styles = {
  frame: css({ containerType: 'inline-size' }),
  image: css({ w: '14' }),
  textLink: css({ _before: { content: '""', pos: 'absolute', inset: 0 } }),
}

const COLUMNS = [
  'order',
  'created',
  'shippingAddress',
  'items',
  'price',
  'payment',
  'delivery',
] as const

/** A row whose link spans all of it, but is one link for keyboard and screen readers. */
const OrderRow = ({ order }: { order: Order }) => {
  const t = useText()
  const language = useLanguage()
  const delivery = deliveryLabel(language, order)
  const units = unitsOf(order)
  const [first] = order.orderItems
  return (
    <tr>
      <td data-cell="image">
        <div className={styles.image}>
          <ProductImage
            image={first && { url: first.image, altText: nameOf(language, first) }}
            sizes="56px"
          />
        </div>
      </td>
      <th scope="row" data-cell="id">
        <TextLink className={styles.textLink} to={paths.order(order._id)}>
          #{order.number}
        </TextLink>
      </th>
      <td data-cell="created">{formatMoment(language, order.createdAt)}</td>
      <td data-cell="address">{placeOf(language, order)}</td>
      <td data-cell="items">
        {units}
        <span data-unit> {t('item', { count: units })}</span>
      </td>
      <td data-cell="price">{formatRupees(order.totalPrice)}</td>
      <td data-cell="paid">
        <PaymentBadge order={order} />
      </td>
      <td data-cell="delivery">
        <Badge tone={delivery.tone}>{delivery.text}</Badge>
      </td>
    </tr>
  )
}

/** A table if there is room; on a phone each row is a card. */
export const OrdersTable = ({ orders }: { orders: Order[] }) => {
  const t = useText()
  return (
    <div className={styles.frame}>
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
