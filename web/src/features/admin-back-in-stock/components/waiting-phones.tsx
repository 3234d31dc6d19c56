import { useInfiniteQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { Card } from '#components/ui/elements.tsx'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { LoadMoreButton } from '#components/ui/table/load-more.tsx'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'
import { waitingQuery } from '../waiting-query.ts'
import { WaitingRow } from './waiting-row.tsx'

/** Requests to be told on WhatsApp; those whose product is back come first. */
export const WaitingPhones = () => {
  const t = useText()
  const { values, change } = useAddressFilters(['show'])
  const isAll = values.show === 'all'
  const load = useInfiniteQuery(waitingQuery(isAll))
  return (
    <>
      <div className={css({ maxW: { sm: '280px' }, mb: '4' })}>
        <OptionSelect
          aria-label={t('which')}
          value={values.show}
          options={[
            ['', t('backOnly')],
            ['all', t('all')],
          ]}
          onPick={(show) => change({ show })}
        />
      </div>
      <LoadState
        load={load}
        skeleton={<RowsSkeleton height="80px" />}
        isEmpty={({ pages }) => pages[0]?.length === 0}
        empty={
          <EmptyState title={t(isAll ? 'none' : 'noneBack')} Icon={BellRing} text={t('noneYet')} />
        }
      >
        {({ pages }) => (
          <Card as="ul" aria-label={t('waiting')} padding="none">
            {pages.flat().map((waiting) => (
              <WaitingRow key={waiting._id} waiting={waiting} />
            ))}
          </Card>
        )}
      </LoadState>
      <LoadMoreButton list={load}>{t('more')}</LoadMoreButton>
    </>
  )
}
