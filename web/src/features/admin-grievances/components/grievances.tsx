import { Scale } from 'lucide-react'
import { Card } from '#components/ui/elements.tsx'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { AdminList } from '#components/ui/table/admin-list.tsx'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { css } from '#styled-system/css'
import { grievancesQuery } from '../grievance-calls.ts'
import { useText } from '../texts.ts'
import { GrievanceRow } from './grievance-row.tsx'

/** Value of the query parameter for all; without it, only open complaints are shown. */
const ALL = 'all'

/** Customers' complaints: open ones first by default, oldest first, because they are due first. */
export const Grievances = () => {
  const t = useText()
  const { values, change, isFiltered } = useAddressFilters(['state'])
  const state = values.state === ALL ? '' : values.state || 'unresolved'
  return (
    <>
      <section className={css({ maxW: { sm: '240px' }, mb: '4' })} aria-label={t('filters')}>
        <OptionSelect
          aria-label={t('byState')}
          value={values.state}
          options={[
            ['', t('unresolved')],
            ['open', t('open')],
            ['acknowledged', t('acknowledged')],
            ['resolved', t('resolved')],
            [ALL, t('all')],
          ]}
          onPick={(picked) => change({ state: picked })}
        />
      </section>
      <AdminList
        query={grievancesQuery(state)}
        skeleton={<RowsSkeleton height="150px" />}
        empty={
          <EmptyState
            title={t('none')}
            Icon={Scale}
            text={t(isFiltered ? 'noneFits' : 'noneYet')}
          />
        }
        totalText={(count) => t('count', { count })}
      >
        {(grievances) => (
          <Card as="ul" aria-label={t('grievances')} padding="none">
            {grievances.map((grievance) => (
              <GrievanceRow key={grievance._id} grievance={grievance} />
            ))}
          </Card>
        )}
      </AdminList>
    </>
  )
}
