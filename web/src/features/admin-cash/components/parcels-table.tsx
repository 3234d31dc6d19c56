import { NO_MONEY } from '@bartan/contract/shared/money'
import { useQuery } from '@tanstack/react-query'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Badge } from '#components/ui/elements.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { TextLink } from '#components/ui/link.tsx'
import { Breakable, Cell, DataTable } from '#components/ui/table/data-table.tsx'
import { useLanguage } from '#i18n/language.ts'
import { useToday } from '#lib/clock.ts'
import { paths } from '#lib/paths.ts'
import { holdersQuery } from '../api/cash.ts'
import type { Parcel } from '../api/parcels.ts'
import { isOverdue, owedOf } from '../owed.ts'
import { useText } from '../parcels-texts.ts'

type RowProps = { parcel: Parcel; isLate: boolean }

const Row = ({ parcel, isLate }: RowProps) => {
  const t = useText()
  const language = useLanguage()
  const { number, awb, courier, day, toCollect, paid = NO_MONEY } = parcel
  return (
    <tr>
      <Cell label={t('order')}>
        <TextLink to={paths.adminOrdersOf(number)}>{number}</TextLink>
      </Cell>
      <Cell label={t('awb')}>
        <Breakable>{awb}</Breakable>
      </Cell>
      <Cell label={t('courier')}>
        <Breakable>{courier}</Breakable>
      </Cell>
      <Cell label={t('day')}>
        {formatDate(language, day)} {isLate && <Badge tone="warning">{t('overdue')}</Badge>}
      </Cell>
      <Cell label={t('toCollect')} align="end">
        {formatRupees(toCollect)}
      </Cell>
      <Cell label={t('paid')} align="end">
        {formatRupees(paid)}
      </Cell>
      <Cell label={t('due')} align="end">
        <strong>{formatRupees(owedOf(parcel))}</strong>
      </Cell>
    </tr>
  )
}

export const ParcelsTable = ({ parcels }: { parcels: readonly Parcel[] }) => {
  const t = useText()
  const today = useToday()
  const { data } = useQuery(holdersQuery())
  const isLate = (parcel: Parcel) => data !== undefined && isOverdue(parcel, today, data.usualDays)
  return (
    <DataTable
      caption={t('table')}
      size="many"
      columns={[
        { name: t('order') },
        { name: t('awb') },
        { name: t('courier') },
        { name: t('day') },
        { name: t('toCollect'), align: 'end' },
        { name: t('paid'), align: 'end' },
        { name: t('due'), align: 'end' },
      ]}
    >
      {parcels.map((parcel) => (
        <Row key={parcel.number} parcel={parcel} isLate={isLate(parcel)} />
      ))}
    </DataTable>
  )
}
