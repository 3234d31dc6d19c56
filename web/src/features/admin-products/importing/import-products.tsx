import { CSV_LIMITS } from '@bartan/contract/csv/csv-limits'
import { FileUp } from 'lucide-react'
import { FileDrop } from '#components/ui/form/file-drop.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { ApiError, messageOf } from '#lib/api/api-error.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { grid } from '#styled-system/patterns'
import { ImportJob } from './import-job.tsx'
import { ImportPlan } from './import-plan.tsx'
import { SupplierList } from './supplier-list.tsx'
import { useText } from './texts.ts'
import { useImport } from './use-import.ts'

const MEGABYTE = 1_000_000

const isUnknown = (error: Error | null): boolean =>
  error instanceof ApiError && error.fields['csv']?.reason === 'import_format_unknown'

/** Import in three steps: file, preview, and a background job that the address names. */
export const ImportProducts = () => {
  const t = useText()
  const { values, change } = useAddressFilters(['import'])
  const file = useImport((id) => change({ import: id }))
  const { read, reading, isTooLarge } = file
  const startOver = () => {
    file.startOver()
    change({ import: '' })
  }

  if (values.import)
    return (
      <ImportJob id={values.import} onJob={(id) => change({ import: id })} onOther={startOver} />
    )
  const unknown = reading.variables
  if (!read && unknown && isUnknown(reading.error))
    return (
      <SupplierList
        csv={unknown.csv}
        onChosen={(csv) => reading.mutate({ ...unknown, csv, isOwnColumns: true })}
        onCancel={startOver}
      />
    )
  if (read)
    return (
      <ImportPlan
        fileName={read.chosen.name}
        plan={read.plan}
        decisions={read.chosen.decisions}
        error={file.error}
        isBusy={file.isBusy}
        isOwnColumns={read.chosen.isOwnColumns === true}
        fixing={file.fixing}
        onDecide={file.decide}
        onGo={() => file.begin(read)}
        onCancel={startOver}
      />
    )
  return (
    <div className={grid({ gap: '4' })}>
      <FileDrop
        icon={<FileUp aria-hidden size={28} strokeWidth={1.5} />}
        label={t(reading.isPending ? 'reading' : 'choose')}
        hint={t('dropHere')}
        accept=".csv,.tsv,.txt,text/csv"
        onFiles={([chosen]) => void file.open(chosen)}
      />
      {isTooLarge && (
        <FormAlert>{t('tooLarge', { max: CSV_LIMITS.import.bytes / MEGABYTE })}</FormAlert>
      )}
      {!isTooLarge && reading.error && (
        <FormAlert>{messageOf(t.language, reading.error)}</FormAlert>
      )}
    </div>
  )
}
