import { chakra } from '@chakra-ui/react/styled-system'
import { LineItem } from '../../../components/line-item.tsx'
import { Totals } from '../../../components/totals.tsx'
import type { Order } from '@bartan/contract/order'

/** What was bought and what it comes to. */
export const OrderLines = ({ order }: { order: Order }) => (
  <>
    <chakra.ul mb="5">
      {order.orderItems.map((line) => (
        <LineItem key={`${line.productId} ${line.size} ${line.color}`} line={line} />
      ))}
    </chakra.ul>
    <chakra.div pt="4" borderTopWidth="1px">
      <Totals {...order} />
    </chakra.div>
  </>
)
