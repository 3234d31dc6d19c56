import type { ImportFault } from '@bartan/contract/products/import-schema'
import { BusyButton, Card, Heading, Note } from '#components/ui/elements.tsx'
import { Input } from '#components/ui/form/form-field.tsx'
import { Breakable, DataTable } from '#components/ui/table/data-table.tsx'
import { translateReason } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText as useProductsText } from '../texts.ts'
import { SUPPLIER_COLUMNS } from './supplier-columns.ts'
import { useText } from './texts.ts'

const styles = { again: css({ justifySelf: 'start' }) }

/** More rows than anyone reads would slow the page down. */
const MAX_SHOWN = 100

type ImportFaultsProps = {
  faults: readonly ImportFault[]
  title?: string
  about?: string
  /** Handlers for correcting cells here, if possible. */
  fixing?: Fixing
}

export type Fixing = {
  valueAt: (row: number, column: string) => string | undefined
  onFix: (row: number, column: string, value: string) => void
  isBusy: boolean
  onAgain: () => void
}

/** Says the shop's own columns in words; a supplier's list has others. */
const useColumnName = () => {
  const t = useText()
  return (field: string): string => {
    const own = SUPPLIER_COLUMNS.find((column) => column === field)
    return own ? t(`field.${own}`) : field
  }
}

type Fault = Pick<ImportFault, 'row' | 'field'>

const Fix = ({ fault: { row, field }, fixing }: { fault: Fault; fixing: Fixing }) => {
  const t = useText()
  const columnName = useColumnName()
  const value = fixing.valueAt(row, field)
  return value === undefined ? (
    '–'
  ) : (
    <Input
      aria-label={t('valueOf', { column: columnName(field), row: String(row) })}
      defaultValue={value}
      onChange={({ target }) => fixing.onFix(row, field, target.value)}
    />
  )
}

/** Rows that can't be imported, by line and column, with reasons. */
export const ImportFaults = ({ faults, title, about, fixing }: ImportFaultsProps) => {
  const t = useText()
  const columnName = useColumnName()
  const ofProducts = useProductsText()
  if (faults.length === 0) return null
  const caption = title ?? t('faults', { count: faults.length })
  const shown = faults
    .slice(0, MAX_SHOWN)
    .map((fault) => ({ ...fault, why: translateReason(t.language, fault) }))
  return (
    <Card className={grid({ gap: '3' })} as="section">
      <Heading size="small">{caption}</Heading>
      {about && <Note>{about}</Note>}
      <DataTable
        caption={caption}
        rows={shown}
        keyOf={({ row, field, why }) => `${row} ${field} ${why}`}
        columns={[
          { name: ofProducts('row'), head: 'labeled', cell: ({ row }) => row },
          {
            name: t('field'),
            cell: ({ field }) => <Breakable>{columnName(field) || '–'}</Breakable>,
          },
          ...(fixing
            ? [{ name: t('value'), cell: (fault: Fault) => <Fix fault={fault} fixing={fixing} /> }]
            : []),
          { name: t('why'), isLong: true, cell: ({ why }) => why },
        ]}
      />
      {fixing && (
        <BusyButton className={styles.again} isBusy={fixing.isBusy} onClick={fixing.onAgain}>
          {t('checkAgain')}
        </BusyButton>
      )}
      {faults.length > MAX_SHOWN && (
        <Note>{t('firstShown', { most: MAX_SHOWN, count: faults.length })}</Note>
      )}
    </Card>
  )
}
