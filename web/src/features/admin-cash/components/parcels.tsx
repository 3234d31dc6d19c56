import { csvFile } from '@bartan/contract/csv/write-csv'
import { NO_MONEY } from '@bartan/contract/shared/money'
import { useQuery } from '@tanstack/react-query'
import { PackageCheck } from 'lucide-react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { DownloadButton } from '#components/ui/download-button.tsx'
import { Badge, Choice, Heading, Note, TextLink } from '#components/ui/elements.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { Breakable, DataTable } from '#components/ui/table/data-table.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { useToday } from '#lib/clock.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { holdersQuery } from '../api/cash.ts'
import { owedQuery, type Parcel } from '../api/parcels.ts'
import { listFor, isOverdue, owedOf } from '../owed.ts'
import { useText } from '../parcels-texts.ts'
import { RemittanceFile } from './remittance-file.tsx'

const ParcelsTable = ({ parcels }: { parcels: readonly Parcel[] }) => {
  const t = useText()
  const today = useToday()
  const { data } = useQuery(holdersQuery())
  const isLate = (parcel: Parcel) => data !== undefined && isOverdue(parcel, today, data.usualDays)
  return (
    <DataTable
      caption={t('table')}
      size="many"
      rows={parcels}
      keyOf={({ number }) => number}
      columns={[
        {
          name: t('order'),
          cell: ({ number }) => <TextLink to={adminPaths.ordersOf(number)}>{number}</TextLink>,
        },
        { name: t('awb'), cell: ({ awb }) => <Breakable>{awb}</Breakable> },
        { name: t('courier'), cell: ({ courier }) => <Breakable>{courier}</Breakable> },
        {
          name: t('day'),
          cell: (parcel) => (
            <>
              {formatDate(t.language, parcel.day)}{' '}
              {isLate(parcel) && <Badge tone="warning">{t('overdue')}</Badge>}
            </>
          ),
        },
        { name: t('toCollect'), align: 'end', cell: (parcel) => formatRupees(parcel.toCollect) },
        { name: t('paid'), align: 'end', cell: ({ paid = NO_MONEY }) => formatRupees(paid) },
        {
          name: t('due'),
          align: 'end',
          cell: (parcel) => <strong>{formatRupees(owedOf(parcel))}</strong>,
        },
      ]}
    />
  )
}

const couriersOf = (parcels: readonly Parcel[]) => [
  ...new Set(parcels.map(({ courier }) => courier)),
]

const Owed = ({ parcels, isPart }: { parcels: readonly Parcel[]; isPart: boolean }) => {
  const t = useText()
  const today = useToday()
  const { values, change } = useAddressFilters(['courier'])
  const couriers = couriersOf(parcels)
  const shown = parcels.filter(({ courier }) => !values.courier || courier === values.courier)
  return (
    <>
      {isPart && <Note className={css({ mb: '4' })}>{t('part')}</Note>}
      {parcels.length === 0 ? (
        <EmptyState title={t('none')} Icon={PackageCheck} text={t('noneHint')} />
      ) : (
        <>
          <div className={wrap({ align: 'center', gap: '2', mb: '4' })}>
            <fieldset className={wrap({ gap: '2' })} aria-label={t('couriers')}>
              {['', ...couriers].map((courier) => (
                <Choice
                  key={courier}
                  aria-pressed={courier === values.courier}
                  onClick={() => change({ courier })}
                >
                  {courier || t('every')}
                </Choice>
              ))}
            </fieldset>
            <DownloadButton
              name={`parcels-${values.courier || 'all'}-${today}.csv`}
              label={t('list')}
              failure={t('listFailed')}
              isDisabled={shown.length === 0}
              read={() => Promise.resolve(csvFile(listFor(shown)))}
            />
          </div>
          <ParcelsTable parcels={shown} />
        </>
      )}
    </>
  )
}

/** Delivered parcels with what couriers owe. */
export const Parcels = () => {
  const load = useQuery(owedQuery())
  const t = useText()
  return (
    <section className={css({ mt: '8' })}>
      <Heading className={css({ mb: '4' })}>{t('table')}</Heading>
      <LoadState load={load} skeleton={<RowsSkeleton />}>
        {(owed) => <Owed {...owed} />}
      </LoadState>
    </section>
  )
}

/** Takes a courier's payment file: the daily work of whoever counts the money. */
export const CourierPayment = () => (
  <LoadState load={useQuery(owedQuery())} skeleton={<RowsSkeleton />}>
    {({ parcels }) => <RemittanceFile couriers={couriersOf(parcels)} />}
  </LoadState>
)
