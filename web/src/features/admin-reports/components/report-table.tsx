import { SOLD_STATUSES } from '@bartan/contract/orders/order-process'
import { useState } from 'react'
import { Button, Note, TextLink } from '#components/ui/elements.tsx'
import { Breakable, cellLink, DataTable } from '#components/ui/table/data-table.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { useShop } from '#lib/shop-settings.ts'
import { wrap } from '#styled-system/patterns'
import type { Kind } from '../kinds.ts'
import { useText } from '../texts.ts'

/** Few, because each row is a card on a phone. */
const ROWS_AT_ONCE = 50

type Props<R, Whole> = {
  title: string
  kind: Pick<Kind<R, Whole>, 'columns' | 'keyOf' | 'ordersOf'>
  report: Whole
  rows: readonly R[]
  /** Number of rows in the file. */
  all: number
}

export const ReportTable = <R, Whole>({ title, kind, report, rows, all }: Props<R, Whole>) => {
  const t = useText()
  const { legal } = useShop()
  const columns = kind.columns.filter(({ isOfTax }) => !isOfTax || legal.registration === 'regular')
  const [limit, setLimit] = useState(ROWS_AT_ONCE)
  const count = Math.min(rows.length, limit)
  return (
    <>
      <DataTable
        caption={title}
        size="many"
        rows={rows.slice(0, count)}
        keyOf={kind.keyOf}
        columns={columns.map(({ name, isNumber, hasOrders, narrowed, textOf }) => ({
          name: t(name),
          ...(isNumber && { align: 'end' as const }),
          cell: (row: R) =>
            kind.ordersOf && hasOrders?.(row) ? (
              <TextLink
                className={cellLink}
                to={adminPaths.ordersIn(SOLD_STATUSES, {
                  ...kind.ordersOf(row, report),
                  ...narrowed,
                })}
              >
                {textOf(row, t.language)}
              </TextLink>
            ) : (
              textOf(row, t.language) && <Breakable>{textOf(row, t.language)}</Breakable>
            ),
        }))}
      />
      {count < all && (
        <div className={wrap({ align: 'center', gap: '3', mt: '3' })}>
          <Note>{t('shown', { count, all })}</Note>
          {count < rows.length && (
            <Button variant="outline" size="sm" onClick={() => setLimit(limit + ROWS_AT_ONCE)}>
              {t('more')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
