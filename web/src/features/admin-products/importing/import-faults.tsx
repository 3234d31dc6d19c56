import type { ImportFault } from '@bartan/contract/products/import-schema'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Card } from '#components/ui/elements.tsx'
import { Input } from '#components/ui/form/form-field.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { Breakable, Cell, DataTable } from '#components/ui/table/data-table.tsx'
import { useLanguage } from '#i18n/language.ts'
import { translateReason } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import { useText as useProductsText } from '../texts.ts'
import { SUPPLIER_COLUMNS } from './supplier-columns.ts'
import { useText } from './texts.ts'

const styles = {
  root: css({ display: 'grid', gap: '3' }),
  again: css({ justifySelf: 'start' }),
  about: css({ fontSize: 'sm', color: 'ink.soft' }),
}

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
    return own ? t(`is.${own}`) : field
  }
}

const FixCell = ({ fault: { row, field }, fixing }: { fault: ImportFault; fixing: Fixing }) => {
  const t = useText()
  const columnName = useColumnName()
  const value = fixing.valueAt(row, field)
  return (
    <Cell label={t('value')}>
      {value === undefined ? (
        '–'
      ) : (
        <Input
          aria-label={t('valueOf', { column: columnName(field), row: String(row) })}
          defaultValue={value}
          onChange={({ target }) => fixing.onFix(row, field, target.value)}
        />
      )}
    </Cell>
  )
}

/** Rows that can't be imported, by line and column, with reasons. */
export const ImportFaults = ({ faults, title, about, fixing }: ImportFaultsProps) => {
  const t = useText()
  const columnName = useColumnName()
  const ofProducts = useProductsText()
  const language = useLanguage()
  if (faults.length === 0) return null
  const caption = title ?? t('faults', { count: faults.length })
  const shown = faults
    .slice(0, MAX_SHOWN)
    .map((fault) => ({ ...fault, why: translateReason(language, fault) }))
  return (
    <Card className={styles.root} as="section">
      <Heading size="small">{caption}</Heading>
      {about && <p className={styles.about}>{about}</p>}
      <DataTable
        caption={caption}
        columns={[
          { name: ofProducts('row') },
          { name: t('field') },
          ...(fixing ? [{ name: t('value') }] : []),
          { name: t('why') },
        ]}
      >
        {shown.map(({ why, ...fault }) => (
          <tr key={`${fault.row} ${fault.field} ${why}`}>
            <th scope="row" data-label={ofProducts('row')}>
              {fault.row}
            </th>
            <Cell label={t('field')}>
              <Breakable>{columnName(fault.field) || '–'}</Breakable>
            </Cell>
            {fixing && <FixCell fault={fault} fixing={fixing} />}
            <Cell label={t('why')} isLong>
              {why}
            </Cell>
          </tr>
        ))}
      </DataTable>
      {fixing && (
        <BusyButton className={styles.again} isBusy={fixing.isBusy} onClick={fixing.onAgain}>
          {t('checkAgain')}
        </BusyButton>
      )}
      {faults.length > MAX_SHOWN && (
        <p className={styles.about}>{t('firstShown', { most: MAX_SHOWN, count: faults.length })}</p>
      )}
    </Card>
  )
}
