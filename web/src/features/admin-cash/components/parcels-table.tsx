import { NO_MONEY } from '@bartan/contract/shared/money'
import { useQuery } from '@tanstack/react-query'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Badge } from '#components/ui/elements.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { TextLink } from '#components/ui/link.tsx'
import { Breakable, DataTable } from '#components/ui/table/data-table.tsx'
import { useToday } from '#lib/clock.ts'
import { paths } from '#lib/paths.ts'
import { holdersQuery } from '../api/cash.ts'
import type { Parcel } from '../api/parcels.ts'
import { isOverdue, owedOf } from '../owed.ts'
import { useText } from '../parcels-texts.ts'

export const ParcelsTable = ({ parcels }: { parcels: readonly Parcel[] }) => {
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
          cell: ({ number }) => <TextLink to={paths.adminOrdersOf(number)}>{number}</TextLink>,
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
