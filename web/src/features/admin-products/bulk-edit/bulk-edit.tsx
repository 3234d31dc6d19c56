import { CSV_LIMITS } from '@bartan/contract/csv/csv-limits'
import { exportColumns } from '@bartan/contract/products/fields/field-cells'
import { useEffect, useId, useRef, useState } from 'react'
import { BusyButton, Card } from '#components/ui/elements.tsx'
import { fileInput } from '#components/ui/form/file-input.ts'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { FormField, TextArea } from '#components/ui/form/form-field.tsx'
import { InputField } from '#components/ui/form/labeled-fields.tsx'
import { ApiError, messageOf } from '#lib/api/api-error.ts'
import { textOfFile } from '#lib/browser/text-of-file.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { BulkSteps } from './bulk-steps.tsx'
import { checkTable, useBulkEdit } from './use-bulk-edit.ts'

const styles = {
  columnsHelp: css({ fontSize: 'sm', color: 'ink.soft', overflowWrap: 'anywhere' }),
  summary: css({ color: 'teal', fontWeight: 'medium' }),
}

type BulkSourceProps = {
  error: Error | null
  isBusy: boolean
  onText: (text: string) => void
}

/** Source of the rows: pasted from a spreadsheet, or a CSV file. Shows their errors. */
const BulkSource = ({ error, isBusy, onText }: BulkSourceProps) => {
  const t = useText()
  const shop = useShop()
  const [text, setText] = useState('')
  const [source, setSource] = useState<'file' | 'text'>('text')
  const file = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const helpId = useId()
  const rowsFault = error instanceof ApiError && error.fields['csv'] ? error : null
  const faultOf = (asked: typeof source) =>
    source === asked && rowsFault ? messageOf(t.language, rowsFault) : undefined

  useEffect(() => {
    if (rowsFault) (source === 'file' ? file : area).current?.focus()
  }, [rowsFault, source])

  return (
    <Card className={grid({ gap: '4' })} as="section">
      <InputField
        label={t('csvFile')}
        error={faultOf('file')}
        ref={file}
        type="file"
        className={fileInput}
        accept=".csv,.tsv,.txt,text/csv"
        onChange={({ target }) => {
          const chosen = target.files?.[0]
          setSource('file')
          if (chosen) void textOfFile(chosen, CSV_LIMITS.import.bytes).then(onText)
          target.value = ''
        }}
      />
      <FormField label={t('paste')} error={faultOf('text')}>
        {(control) => (
          <TextArea
            className={css({ fontFamily: 'mono', fontSize: 'sm' })}
            {...control}
            ref={area}
            aria-describedby={[control['aria-describedby'], helpId].filter(Boolean).join(' ')}
            rows={8}
            spellCheck={false}
            placeholder={'sku\tprice\tcountInStock\nTHA-1\t199\t25'}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FormField>
      <p className={styles.columnsHelp} id={helpId}>
        {t('columnsHelp')}
      </p>
      <details className={styles.columnsHelp}>
        <summary className={styles.summary}>{t('columnNames')}</summary>
        {exportColumns(shop.languages).join(', ')}
      </details>
      {error && !rowsFault && <FormAlert>{messageOf(t.language, error)}</FormAlert>}
      <div>
        <BusyButton
          isBusy={isBusy}
          onClick={() => {
            setSource('text')
            onText(text)
          }}
        >
          {t(isBusy ? 'comparing' : 'compare')}
        </BusyButton>
      </div>
    </Card>
  )
}

/** Bulk edit from a table, with a preview before anything is written. */
export const BulkEdit = () => {
  const edit = useBulkEdit(checkTable)
  const { checking } = edit
  return (
    <BulkSteps edit={edit}>
      <BulkSource error={checking.error} isBusy={checking.isPending} onText={checking.mutate} />
    </BulkSteps>
  )
}
