import type { CashRow } from '@bartan/contract/cash/schema'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import type { Rupees } from '@bartan/contract/shared/money'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Button, TextLink, VisuallyHidden } from '#components/ui/elements.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { Breakable, cellLink, DataTable } from '#components/ui/table/data-table.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { css } from '#styled-system/css'
import { BOOKED, DUE } from '../owed.ts'
import { useText, courierName } from '../texts.ts'

const styles = { due: css({ fontWeight: 'semibold', '& a': { fontWeight: 'inherit' } }) }

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
      to={adminPaths.ordersIn(statuses, { cash: day, courier, ...narrowed })}
    >
      {children}
    </TextLink>
  )

type CashTableProps = { rows: readonly CashRow[]; onRecord: (row: CashRow) => void }

/** Cash by day and courier: on its way, collected at the door, and handed over. */
export const CashTable = ({ rows, onRecord }: CashTableProps) => {
  const t = useText()
  const dayOf = ({ day }: CashRow) => formatDate(t.language, day)
  const nameOf = ({ courier }: CashRow) => courierName(t.language, courier)
  return (
    <DataTable
      caption={t('table')}
      size="many"
      rows={rows}
      keyOf={({ day, courier }) => `${day} ${courier}`}
      columns={[
        { name: t('day'), cell: dayOf },
        { name: t('courier'), cell: (row) => <Breakable>{nameOf(row)}</Breakable> },
        {
          name: t('toCollect'),
          align: 'end',
          cell: (row) => <Sum of={row} statuses={DUE} amount={row.toCollect} />,
        },
        {
          name: t('collected'),
          align: 'end',
          cell: (row) => (
            <div>
              <Sum of={row} statuses={BOOKED} amount={row.collected} />
              {row.byUpi > 0 && (
                <span className={css({ display: 'block', fontSize: 'xs', color: 'ink.soft' })}>
                  <Sum
                    of={row}
                    statuses={BOOKED}
                    amount={row.byUpi}
                    narrowed={{ collected: 'upi' }}
                  >
                    {t('byUpi', { sum: formatRupees(row.byUpi) })}
                  </Sum>
                </span>
              )}
            </div>
          ),
        },
        {
          name: t('handedOver'),
          align: 'end',
          cell: (row) => <Sum of={row} statuses={BOOKED} amount={row.handedOver} />,
        },
        {
          name: t('stillOut'),
          align: 'end',
          cell: (row) => (
            <span className={row.open === 0 ? undefined : styles.due}>
              <Sum of={row} statuses={BOOKED} amount={row.open} />
            </span>
          ),
        },
        {
          name: t('actions'),
          align: 'end',
          isHidden: true,
          cell: (row) =>
            row.open > 0 && (
              <Button variant="outline" size="sm" onClick={() => onRecord(row)}>
                {t('record')}
                <VisuallyHidden>
                  {' '}
                  {t('recordOf', { courier: nameOf(row), day: dayOf(row) })}
                </VisuallyHidden>
              </Button>
            ),
        },
      ]}
    />
  )
}
