import type { Language } from '@bartan/contract/shop/languages'
import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { formatMoment } from '#components/ui/format-moment.ts'
import { OutsideLink } from '#components/ui/link.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { Cell, cellLink, DataTable } from '#components/ui/table/data-table.tsx'
import { Pager } from '#components/ui/table/pager.tsx'
import { useLanguage } from '#i18n/language.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { SUBSCRIBERS_PAGE, subscribersQuery } from '../subscribers-query.ts'
import { useText, textIn } from '../texts.ts'

const columns = (language: Language) => [
  { name: textIn(language, 'email') },
  { name: textIn(language, 'since') },
]

export const Subscribers = () => {
  const t = useText()
  const language = useLanguage()
  const { page } = useAddressFilters([])
  const load = useQuery(subscribersQuery(page))
  return (
    <LoadState
      load={load}
      skeleton={<RowsSkeleton />}
      isEmpty={({ subscribers }) => subscribers.length === 0}
      empty={
        <EmptyState title={t('none')} icon={<Mail size={32} strokeWidth={1.5} />}>
          {t('noneYet')}
        </EmptyState>
      }
    >
      {({ subscribers, total }) => (
        <div>
          <DataTable caption={t('caption')} columns={columns(language)}>
            {subscribers.map(({ email, createdAt }) => (
              <tr key={email}>
                <th scope="row" data-lead>
                  <OutsideLink tone="plain" href={`mailto:${email}`} className={cellLink}>
                    {email}
                  </OutsideLink>
                </th>
                <Cell label={t('since')}>{formatMoment(language, createdAt)}</Cell>
              </tr>
            ))}
          </DataTable>
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
