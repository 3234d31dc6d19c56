import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { orderCountsQuery } from '../api/order-queries.ts'
import { usePermissions } from '../steps/use-permissions.ts'
import { addressOfView, viewNamed, type Counts, type ViewId } from './views.ts'

/** In the order of a day's work. */
const WORK = ['toConfirm', 'toPack', 'toShip'] as const satisfies ViewId[]

const whereWorkIs = (counts: Counts): ViewId =>
  WORK.find((id) => (viewNamed(id).count?.(counts) ?? 0) > 0) ?? 'all'

/** Opens the first list with work; all orders if there is none, or for users who only read. */
export const OpenDesk = () => {
  const { isAtDesk } = usePermissions()
  const { data: counts, isError } = useQuery({ ...orderCountsQuery(), enabled: isAtDesk })
  // The router shows this until the page that was pressed for meanwhile has come; that one must not be taken back.
  const [openedAt] = useState(() => globalThis.location.pathname)
  if (globalThis.location.pathname !== openedAt) return <RowsSkeleton />
  if (!isAtDesk || isError) return <Navigate to={addressOfView('all')} replace />
  return counts ? <Navigate to={addressOfView(whereWorkIs(counts))} replace /> : <RowsSkeleton />
}
