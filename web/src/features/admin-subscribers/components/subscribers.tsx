import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { Cell, cellLink, DataTable } from '../../../components/data-table.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { formatMoment } from '../../../components/format-date.ts'
import { LoadState } from '../../../components/load-state.tsx'
import { Pager } from '../../../components/pager.tsx'
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx'
import { OutsideLink } from '../../../components/text-link.tsx'
import { useAddressFilters } from '../../../lib/use-address-filters.ts'
import { SUBSCRIBERS_PAGE, subscribersQuery } from '../api/subscribers-query.ts'
import { copy } from '../copy.ts'

const columns = () => [{ name: copy('email') }, { name: copy('since') }]

export const Subscribers = () => {
  const { page } = useAddressFilters([])
  const load = useQuery(subscribersQuery(page))
  return (
    <LoadState
      load={load}
      skeleton={<RowsSkeleton />}
      isEmpty={({ subscribers }) => subscribers.length === 0}
      empty={
        <EmptyState title={copy('none')} icon={<Mail size={32} strokeWidth={1.5} />}>
          {copy('noneYet')}
        </EmptyState>
      }
    >
      {({ subscribers, total }) => (
        <div>
          <DataTable caption={copy('caption')} columns={columns()}>
            {subscribers.map(({ email, createdAt }) => (
              <tr key={email}>
                <th scope="row" data-lead>
                  <OutsideLink tone="plain" href={`mailto:${email}`} css={cellLink}>
                    {email}
                  </OutsideLink>
                </th>
                <Cell label={copy('since')}>{formatMoment(createdAt)}</Cell>
              </tr>
            ))}
          </DataTable>
          <Pager
            page={page}
            size={SUBSCRIBERS_PAGE}
            total={total}
            totalText={copy('count', { count: total })}
          />
        </div>
      )}
    </LoadState>
  )
}
