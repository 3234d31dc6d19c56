import type { Order } from '@bartan/contract/orders/schema'
import type { User } from '@bartan/contract/users/schema'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/elements.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { paths } from '#lib/paths.ts'
import { orderQuery } from '../api/order-queries.ts'
import { useText } from '../texts.ts'

type OwnOrderProps = {
  user: User
  id: string
  /** A cached order, shown while its latest state loads. */
  placeholder?: () => Order | undefined
  skeleton: ReactNode
  children: (order: Order) => ReactNode
}

/** Loads one of the customer's orders; the server also answers 404 for another customer's. */
export const OwnOrder = ({ user, id, placeholder, skeleton, children }: OwnOrderProps) => {
  const text = useSpecText()
  const t = useText()
  const load = useQuery({ ...orderQuery(user._id, id), placeholderData: placeholder })
  if (load.error instanceof ApiError && load.error.status === 404)
    return (
      <EmptyState
        title={text('noOrderDetails')}
        Icon={SearchX}
        action={<ButtonLink to={paths.myOrders}>{text('myOrders')}</ButtonLink>}
        text={t('missing')}
      />
    )
  return (
    <LoadState load={load} skeleton={skeleton}>
      {children}
    </LoadState>
  )
}
