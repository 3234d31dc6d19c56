import type { User } from '@bartan/contract/users/schema'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { ButtonLink, Skeleton } from '#components/ui/elements.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { LoadMore } from '#components/ui/table/load-more.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { distinct } from '#lib/api/admin-list.ts'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { ordersSkeleton } from '#styled-system/recipes'
import { myOrdersQuery } from '../api/order-queries.ts'
import { useText } from '../texts.ts'
import { OrdersTable } from './orders-table.tsx'

const Rows = () => (
  <div className={css({ containerType: 'inline-size' })}>
    <div className={ordersSkeleton()}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} />
      ))}
    </div>
  </div>
)

const None = () => {
  const text = useSpecText()
  const t = useText()
  return (
    <EmptyState
      title={text('noOrders')}
      Icon={PackageOpen}
      action={<ButtonLink to={paths.collection()}>{t('startShopping')}</ButtonLink>}
      text={t('noneYet')}
    />
  )
}

type MyOrdersProps = {
  user: User
  /** With a link to the others, if there are more. */
  limit?: number
}

export const MyOrders = ({ user, limit = Infinity }: MyOrdersProps) => {
  const t = useText()
  const list = useInfiniteQuery(myOrdersQuery(user._id))
  return (
    <LoadState
      load={list}
      skeleton={<Rows />}
      isEmpty={({ pages }) => pages[0]?.orders.length === 0}
      empty={<None />}
    >
      {({ pages }) => {
        // A new order moves the others by one, so that one may occur on two pages.
        const orders = distinct(pages.flatMap((page) => page.orders))
        const total = pages.at(-1)?.total ?? orders.length
        return (
          <>
            <OrdersTable orders={orders.slice(0, limit)} />
            {orders.length > limit && (
              <ButtonLink className={css({ mt: '4' })} variant="outline" to={paths.myOrders}>
                {t('allOrders')}
              </ButtonLink>
            )}
            {limit === Infinity && list.hasNextPage && (
              <LoadMore
                list={list}
                shown={orders.length}
                total={total}
                totalText={t('count', { count: total })}
              />
            )}
          </>
        )
      }}
    </LoadState>
  )
}
