import { chakra } from '@chakra-ui/react/styled-system'
import { SHOP } from '@bartan/contract/shop-config'
import { formatDate } from '../../../components/format-date.ts'
import { formatRupees } from '../../../components/format-rupees.ts'
import { choiceOf } from '../../../components/line-item.tsx'
import { Totals } from '../../../components/totals.tsx'
import { toPaise, toRupees } from '@bartan/contract/money'
import type { Order } from '@bartan/contract/order'

export type Sheet = 'invoice' | 'packing slip'

const TITLES: Record<Sheet, string> = { invoice: 'Invoice', 'packing slip': 'Packing slip' }

const Table = chakra('table', {
  base: {
    w: 'full',
    mt: '6',
    borderCollapse: 'collapse',
    '& th': {
      textAlign: 'left',
      borderBottom: '1px solid {colors.print.ink}',
      fontWeight: 'semibold',
    },
    '& th, & td': { py: '2', pr: '3', verticalAlign: 'top' },
    '& td': { borderBottom: '1px solid {colors.print.line}' },
    '& [data-end]': { textAlign: 'right', pr: '0', fontVariantNumeric: 'tabular-nums' },
  },
})

const Lines = ({ order, isPriced }: { order: Order; isPriced: boolean }) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">Product</th>
        <th scope="col">Choice</th>
        <th scope="col" data-end>
          Quantity
        </th>
        {isPriced && (
          <>
            <th scope="col" data-end>
              Price
            </th>
            <th scope="col" data-end>
              Amount
            </th>
          </>
        )}
      </tr>
    </thead>
    <tbody>
      {order.orderItems.map((line) => (
        <tr key={`${line.productId} ${line.size} ${line.color}`}>
          <td>{line.name}</td>
          <td>{choiceOf(line)}</td>
          <td data-end>{line.quantity}</td>
          {isPriced && (
            <>
              <td data-end>{formatRupees(line.price)}</td>
              <td data-end>{formatRupees(toRupees(toPaise(line.price) * line.quantity))}</td>
            </>
          )}
        </tr>
      ))}
    </tbody>
  </Table>
)

/** The order on paper: an invoice, or a packing slip without prices. On the screen it is not to be seen. */
export const PrintedOrder = ({ order, sheet }: { order: Order; sheet: Sheet }) => {
  const { shippingAddress: to } = order
  return (
    <chakra.article
      display="none"
      _print={{ display: 'block', color: 'print.ink', fontSize: '11pt' }}
    >
      <chakra.header display="flex" justifyContent="space-between" gap="8">
        <div>
          <chakra.p fontFamily="heading" fontSize="20pt" fontWeight="semibold">
            {SHOP.name}
          </chakra.p>
          <p>{SHOP.address.join(', ')}</p>
          <p>
            {SHOP.phone} · {SHOP.email}
          </p>
        </div>
        <chakra.div textAlign="right" flexShrink="0">
          <chakra.p fontSize="16pt" fontWeight="semibold">
            {TITLES[sheet]}
          </chakra.p>
          <p>Order #{order._id}</p>
          <p>{formatDate(order.createdAt)}</p>
        </chakra.div>
      </chakra.header>
      <chakra.section mt="6">
        <chakra.p fontWeight="semibold">
          {sheet === 'invoice' ? 'Billed to' : 'Deliver to'}
        </chakra.p>
        <p>
          {to.firstName} {to.lastName}
        </p>
        <p>{to.address}</p>
        <p>
          {to.city} {to.postalCode}, {to.country}
        </p>
        <p>Phone {to.phone}</p>
      </chakra.section>
      <Lines order={order} isPriced={sheet === 'invoice'} />
      {sheet === 'invoice' ? (
        <chakra.section w="260px" ml="auto" mt="6">
          <Totals {...order} />
          <chakra.p mt="3">{order.isPaid ? 'Paid, cash on delivery' : 'Cash on delivery'}</chakra.p>
        </chakra.section>
      ) : (
        <chakra.p mt="6" fontWeight="semibold">
          {order.isPaid ? 'Paid' : `To collect on delivery: ${formatRupees(order.totalPrice)}`}
        </chakra.p>
      )}
    </chakra.article>
  )
}
