import { chakra } from '@chakra-ui/react/styled-system'
import { toPaise, toRupees } from '@bartan/contract/money'
import { stateOf } from '@bartan/contract/pin-state'
import { SHOP } from '@bartan/contract/shop-config'
import { formatDate } from '../../../components/format-date.ts'
import { formatRupees } from '../../../components/format-rupees.ts'
import { choiceOf } from '../../../components/line-item.tsx'
import { Totals } from '../../../components/totals.tsx'
import type { Order } from '@bartan/contract/order'

const Sheet = chakra('article', {
  base: {
    w: '210mm',
    maxW: 'full',
    minH: { md: '297mm' },
    mx: 'auto',
    p: { base: '5', md: '16mm' },
    bg: 'paper',
    borderWidth: '1px',
    fontSize: 'sm',
    // The margins are the page's own then (`@page`), so that a second sheet has them too.
    _print: {
      w: 'auto',
      minH: '0',
      p: '0',
      border: 'none',
      color: 'print.ink',
      fontSize: '10.5pt',
    },
  },
})

const Table = chakra('table', {
  base: {
    w: 'full',
    mt: '8',
    borderCollapse: 'collapse',
    '& th': { textAlign: 'left', borderBottomWidth: '2px', fontWeight: 'semibold' },
    '& th, & td': { py: '2', pr: '3', verticalAlign: 'top' },
    '& td': { borderBottomWidth: '1px' },
    '& tr': { breakInside: 'avoid' },
    '& [data-end]': {
      textAlign: 'right',
      pr: '0',
      pl: '3',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})

const Lines = ({ order }: { order: Order }) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">Product</th>
        <th scope="col" data-end>
          Qty
        </th>
        <th scope="col" data-end>
          Price
        </th>
        <th scope="col" data-end>
          Amount
        </th>
      </tr>
    </thead>
    <tbody>
      {order.orderItems.map((line) => (
        <tr key={`${line.productId} ${line.size} ${line.color}`}>
          <td>
            {line.name}
            <chakra.span display="block" color="ink.soft">
              {choiceOf(line)}
            </chakra.span>
          </td>
          <td data-end>{line.quantity}</td>
          <td data-end>{formatRupees(line.price)}</td>
          <td data-end>{formatRupees(toRupees(toPaise(line.price) * line.quantity))}</td>
        </tr>
      ))}
    </tbody>
  </Table>
)

const Buyer = ({ order: { shippingAddress: to, user } }: { order: Order }) => (
  <chakra.address fontStyle="normal" overflowWrap="anywhere">
    <strong>
      {to.firstName} {to.lastName}
    </strong>
    <br />
    {to.address}
    <br />
    {[to.city, stateOf(to)].filter(Boolean).join(', ')} {to.postalCode}
    <br />
    {to.country}
    {to.phone && (
      <>
        <br />
        Phone {to.phone}
      </>
    )}
    {user.email && (
      <>
        <br />
        {user.email}
      </>
    )}
  </chakra.address>
)

const paymentOf = ({ isPaid, paidAt, status }: Order): string => {
  if (status === 'Cancelled') return 'This order is cancelled; nothing is to pay.'
  if (isPaid) return `Paid in cash on delivery${paidAt ? `, ${formatDate(paidAt)}` : ''}.`
  return 'To pay in cash on delivery.'
}

/** The order on one A4 sheet, on the screen as on paper. */
export const Invoice = ({ order }: { order: Order }) => (
  <Sheet aria-label={`Invoice of order #${order._id}`}>
    <chakra.header display="flex" flexWrap="wrap" justifyContent="space-between" gap="6">
      <chakra.div maxW="90mm">
        <chakra.p fontFamily="heading" fontSize="2xl" fontWeight="semibold" color="teal.deep">
          {SHOP.name}
        </chakra.p>
        <p>{SHOP.address.join(', ')}</p>
        <p>{SHOP.phone}</p>
        <p>{SHOP.email}</p>
      </chakra.div>
      <chakra.div textAlign={{ sm: 'right' }} overflowWrap="anywhere">
        <chakra.h1 fontFamily="heading" fontSize="2xl" fontWeight="semibold">
          Invoice
        </chakra.h1>
        <p>Order #{order._id}</p>
        <p>{formatDate(order.createdAt)}</p>
      </chakra.div>
    </chakra.header>
    <chakra.section mt="8">
      <chakra.h2 mb="1" fontWeight="semibold" color="ink.soft">
        Billed and sent to
      </chakra.h2>
      <Buyer order={order} />
    </chakra.section>
    <Lines order={order} />
    <chakra.section maxW="280px" ml="auto" mt="5" breakInside="avoid">
      <Totals {...order} />
    </chakra.section>
    <chakra.p mt="8">{paymentOf(order)}</chakra.p>
  </Sheet>
)
