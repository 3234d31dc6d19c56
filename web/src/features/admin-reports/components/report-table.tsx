import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Breakable, Cell, DataTable } from '#components/ui/table/data-table.tsx'
import { useLanguage } from '#i18n/language.ts'
import { css } from '#styled-system/css'
import type { Kind } from '../kinds.ts'
import { useText } from '../texts.ts'

const styles = {
  foot: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', mt: '3' }),
  note: css({ color: 'ink.soft', fontSize: 'sm' }),
}

/** On a phone each row is a card. */
const ROWS_AT_ONCE = 50

type Props<R> = {
  title: string
  kind: Pick<Kind<R, unknown>, 'columns' | 'keyOf'>
  rows: readonly R[]
  /** How many rows the file has. */
  all: number
}

export const ReportTable = <R,>({ title, kind, rows, all }: Props<R>) => {
  const t = useText()
  const language = useLanguage()
  const [limit, setLimit] = useState(ROWS_AT_ONCE)
  const count = Math.min(rows.length, limit)
  return (
    <>
      <DataTable
        caption={title}
        size="many"
        columns={kind.columns.map(({ name, isNumber }) => ({
          name: t(name),
          ...(isNumber && { align: 'end' as const }),
        }))}
      >
        {rows.slice(0, count).map((row) => (
          <tr key={kind.keyOf(row)}>
            {kind.columns.map(({ name, isNumber, textOf }) => (
              <Cell key={name} label={t(name)} {...(isNumber && { align: 'end' as const })}>
                <Breakable>{textOf(row, language)}</Breakable>
              </Cell>
            ))}
          </tr>
        ))}
      </DataTable>
      {count < all && (
        <div className={styles.foot}>
          <p className={styles.note}>{t('shown', { count, all })}</p>
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
