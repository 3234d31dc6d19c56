import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { ButtonLink } from '../../../components/button-link.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { LoadState } from '../../../components/load-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { paths } from '../../../config/paths.ts'
import { text } from '../../../copy/texts.ts'
import { myOrdersQuery } from '../api/my-orders-query.ts'
import { copy } from '../copy.ts'
import { ordersShapesStyle, ordersTableFrame } from './orders-table-style.ts'
import { OrdersTable } from './orders-table.tsx'
import type { User } from '@bartan/contract/user'

const Rows = () => (
  <chakra.div css={ordersTableFrame}>
    <chakra.div css={ordersShapesStyle}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} />
      ))}
    </chakra.div>
  </chakra.div>
)

const None = () => (
  <EmptyState
    title={text('noOrders')}
    icon={<PackageOpen size={32} strokeWidth={1.5} />}
    action={<ButtonLink to={paths.collection()}>{copy('startShopping')}</ButtonLink>}
  >
    {copy('noneYet')}
  </EmptyState>
)

/** The customer's orders, newest first. */
export const MyOrders = ({ user }: { user: User }) => (
  <LoadState
    load={useQuery(myOrdersQuery(user._id))}
    skeleton={<Rows />}
    isEmpty={(orders) => orders.length === 0}
    empty={<None />}
  >
    {(orders) => <OrdersTable orders={orders} />}
  </LoadState>
)
