import { findColumns } from '@bartan/contract/csv/find-columns'
import { OptionField } from '#components/ui/form/labeled-fields.tsx'
import { translator } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import type { CourierFileKind } from './remembered-columns.ts'
import { COURIER_COLUMNS, type CourierFile } from './use-courier-file.ts'

const { useText } = translator('columns', {
  title: 'Which column is which',
  none: 'None',
  example: 'Example: {text}',
  number: 'Order number',
  awb: 'Parcel number (AWB)',
  courier: 'Courier',
  trackUrl: 'Tracking link',
  collected: 'Collected',
  paid: 'Paid to you',
  utr: 'UTR',
  date: 'Date',
})

const FIELDS = ['awb', 'number', 'courier', 'trackUrl', 'collected', 'paid', 'utr', 'date'] as const
type Field = (typeof FIELDS)[number]

const styles = {
  title: css({ cursor: 'pointer', fontWeight: 'semibold', minH: 'tap', alignContent: 'center' }),
  fields: grid({ gap: '3', mt: '2', gridTemplateColumns: { base: '1', sm: '2' } }),
}

type ColumnChoiceProps = {
  kind: CourierFileKind
  file: CourierFile
  /** Opened initially if the file can't be read without a choice. */
  isOpen: boolean
  onChange: (chosen: CourierFile['chosen']) => void
}

/** Shows which columns of a courier's file were recognized, for correction; nothing of a file that can't be read. */
export const ColumnChoice = ({ kind, file, isOpen, onChange }: ColumnChoiceProps) => {
  const t = useText()
  const { head, first, chosen } = file
  if (head.length === 0) return null
  const names: Partial<Record<Field, readonly string[]>> = COURIER_COLUMNS[kind]
  const fields = FIELDS.filter((field) => names[field])
  const usual = Object.fromEntries(fields.map((field) => [field, names[field] ?? []]))
  const found = findColumns(head, usual, chosen)
  const headings = [...new Set(head.filter((one) => one !== ''))]
  return (
    <details className={css({ fontSize: 'sm' })} open={isOpen}>
      <summary className={styles.title}>{t('title')}</summary>
      <div className={styles.fields}>
        {fields.map((field) => {
          const column = found[field]
          const example = column === undefined ? '' : (first[column] ?? '')
          return (
            <OptionField
              key={field}
              label={t(field)}
              hint={example === '' ? undefined : t('example', { text: example })}
              value={column === undefined ? '' : (head[column] ?? '')}
              options={[['', t('none')], ...headings.map((one) => [one, one] as const)]}
              onPick={(heading) => onChange({ ...chosen, [field]: heading })}
            />
          )
        })}
      </div>
    </details>
  )
}
