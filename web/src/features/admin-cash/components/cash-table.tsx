import type { CashRow } from '@bartan/contract/cash/schema'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import type { Rupees } from '@bartan/contract/shared/money'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Button } from '#components/ui/button.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import { TextLink } from '#components/ui/link.tsx'
import { Breakable, Cell, cellLink, DataTable } from '#components/ui/table/data-table.tsx'
import { useLanguage } from '#i18n/language.ts'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { BOOKED, DUE } from '../owed.ts'
import { useText, courierName } from '../texts.ts'

const styles = {
  upi: css({ display: 'block', fontSize: 'xs', color: 'ink.soft' }),
  due: css({ fontWeight: 'semibold', '& a': { fontWeight: 'inherit' } }),
}

type SumProps = {
  of: CashRow
  statuses: readonly OrderStatus[]
  amount: Rupees
  narrowed?: { collected: 'upi' }
  children?: string
}

/** An amount that links to its orders. */
const Sum = ({
  of: { day, courier },
  statuses,
  amount,
  narrowed,
  children = formatRupees(amount),
}: SumProps) =>
  amount === 0 ? (
    children
  ) : (
    <TextLink
      className={cellLink}
      to={paths.adminOrdersIn(statuses, { cash: day, courier, ...narrowed })}
    >
      {children}
    </TextLink>
  )

type RowProps = { row: CashRow; onRecord: (row: CashRow) => void }

const Row = ({ row, onRecord }: RowProps) => {
  const t = useText()
  const language = useLanguage()
  const [day, courier] = [formatDate(language, row.day), courierName(language, row.courier)]
  return (
    <tr>
      <Cell label={t('day')}>{day}</Cell>
      <Cell label={t('courier')}>
        <Breakable>{courier}</Breakable>
      </Cell>
      <Cell label={t('toCollect')} align="end">
        <Sum of={row} statuses={DUE} amount={row.toCollect} />
      </Cell>
      <Cell label={t('collected')} align="end">
        <div>
          <Sum of={row} statuses={BOOKED} amount={row.collected} />
          {row.byUpi > 0 && (
            <span className={styles.upi}>
              <Sum of={row} statuses={BOOKED} amount={row.byUpi} narrowed={{ collected: 'upi' }}>
                {t('byUpi', { sum: formatRupees(row.byUpi) })}
              </Sum>
            </span>
          )}
        </div>
      </Cell>
      <Cell label={t('handedOver')} align="end">
        <Sum of={row} statuses={BOOKED} amount={row.handedOver} />
      </Cell>
      <Cell label={t('stillOut')} align="end">
        <span className={row.open === 0 ? undefined : styles.due}>
          <Sum of={row} statuses={BOOKED} amount={row.open} />
        </span>
      </Cell>
      <Cell label={t('actions')} align="end">
        {row.open > 0 && (
          <Button variant="outline" size="sm" onClick={() => onRecord(row)}>
            {t('record')}
            <VisuallyHidden> {t('recordOf', { courier, day })}</VisuallyHidden>
          </Button>
        )}
      </Cell>
    </tr>
  )
}

type CashTableProps = { rows: readonly CashRow[]; onRecord: (row: CashRow) => void }

/** Cash by day and courier: on its way, collected at the door, and handed over. */
export const CashTable = ({ rows, onRecord }: CashTableProps) => {
  const t = useText()
  return (
    <DataTable
      caption={t('table')}
      size="many"
      columns={[
        { name: t('day') },
        { name: t('courier') },
        { name: t('toCollect'), align: 'end' },
        { name: t('collected'), align: 'end' },
        { name: t('handedOver'), align: 'end' },
        { name: t('stillOut'), align: 'end' },
        { name: t('actions'), align: 'end', isHidden: true },
      ]}
    >
      {rows.map((row) => (
        <Row key={`${row.day} ${row.courier}`} row={row} onRecord={onRecord} />
      ))}
    </DataTable>
  )
}
