import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { OutsideLink } from '#components/ui/elements.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { cellLink, DataTable } from '#components/ui/table/data-table.tsx'
import { Pager } from '#components/ui/table/pager.tsx'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { SUBSCRIBERS_PAGE, subscribersQuery } from '../subscribers-query.ts'
import { useText } from '../texts.ts'

export const Subscribers = () => {
  const t = useText()
  const { page } = useAddressFilters([])
  const load = useQuery(subscribersQuery(page))
  return (
    <LoadState
      load={load}
      skeleton={<RowsSkeleton />}
      isEmpty={({ subscribers }) => subscribers.length === 0}
      empty={<EmptyState title={t('none')} Icon={Mail} text={t('noneYet')} />}
    >
      {({ subscribers, total }) => (
        <div>
          <DataTable
            caption={t('caption')}
            rows={subscribers}
            keyOf={({ email }) => email}
            columns={[
              {
                name: t('email'),
                head: 'lead',
                cell: ({ email }) => (
                  <OutsideLink tone="plain" href={`mailto:${email}`} className={cellLink}>
                    {email}
                  </OutsideLink>
                ),
              },
              { name: t('since'), cell: ({ createdAt }) => formatMoment(t.language, createdAt) },
            ]}
          />
          <Pager
            page={page}
            size={SUBSCRIBERS_PAGE}
            total={total}
            totalText={t('count', { count: total })}
          />
        </div>
      )}
    </LoadState>
  )
}
