import { useInfiniteQuery, infiniteQueryOptions } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { Button, Card } from '#components/ui/elements.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { LoadMoreButton } from '#components/ui/table/load-more.tsx'
import { call } from '#lib/api/api-client.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { wrap } from '#styled-system/patterns'
import { byBatch } from '../audit-words.ts'
import { useText } from '../texts.ts'
import { AuditGroup } from './audit-group.tsx'

const PAGE = 50

/** Newest first; the next page starts after the last entry seen. */
const auditQuery = (filter: { target: string; batch: string; by: string }) =>
  infiniteQueryOptions({
    queryKey: [...adminKey('audit'), filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/admin/audit',
        { query: { ...filter, after: pageParam, limit: String(PAGE) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?._id),
    // Admins open this page to see what was just done.
    staleTime: 0,
  })

const FILTERS = ['target', 'batch', 'by'] as const

/** Log of who changed what and when, with old and new values. */
export const AuditTrail = () => {
  const t = useText()
  const { values, change, isFiltered } = useAddressFilters(FILTERS)
  const load = useInfiniteQuery(auditQuery(values))
  return (
    <>
      {isFiltered && (
        <p className={wrap({ align: 'center', gap: '3', mb: '4' })}>
          {t(values.by ? 'ofOnePerson' : values.target ? 'ofOneThing' : 'oneEdit')}
          <Button
            variant="outline"
            size="sm"
            onClick={() => change({ target: '', batch: '', by: '' })}
          >
            {t('showAll')}
          </Button>
        </p>
      )}
      <LoadState
        load={load}
        skeleton={<RowsSkeleton height="97px" />}
        isEmpty={({ pages }) => pages[0]?.length === 0}
        empty={<EmptyState title={t('none')} Icon={History} text={t('noneYet')} />}
      >
        {({ pages }) => (
          <Card as="ol" padding="none">
            {byBatch(pages.flat()).map((entries, at, groups) => (
              <AuditGroup
                key={entries[0]?._id}
                entries={entries}
                isCut={load.hasNextPage && at === groups.length - 1}
              />
            ))}
          </Card>
        )}
      </LoadState>
      <LoadMoreButton list={load}>{t('older')}</LoadMoreButton>
    </>
  )
}
