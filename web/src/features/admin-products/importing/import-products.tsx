import { CSV_LIMITS } from '@bartan/contract/csv/csv-limits'
import type { ImportPlan as Plan } from '@bartan/contract/products/import-schema'
import { useMutation } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { FileDrop } from '#components/ui/form/file-drop.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { useLanguage } from '#i18n/language.ts'
import { ApiError, messageOf } from '#lib/api/api-error.ts'
import { textOfFile } from '#lib/browser/text-of-file.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { css } from '#styled-system/css'
import { ImportJob } from './import-job.tsx'
import { ImportPlan } from './import-plan.tsx'
import { beginImport, planImport } from './import-queries.ts'
import type { ImportFile } from './import-queries.ts'
import { SupplierList } from './supplier-list.tsx'
import { useCorrections } from './use-corrections.ts'
import { useText } from './texts.ts'

const styles = { root: css({ display: 'grid', gap: '4' }) }

const MEGABYTE = 1_000_000

type Chosen = ImportFile & { name: string; isOwnColumns?: boolean }

const isUnknown = (error: Error | null): boolean =>
  error instanceof ApiError && error.fields['csv']?.reason === 'import_format_unknown'
type Read = { chosen: Chosen; plan: Plan }

/** Import in three steps: file, preview, and a background job that the address names. */
export const ImportProducts = () => {
  const t = useText()
  const language = useLanguage()
  const { values, change } = useAddressFilters(['import'])
  const [read, setRead] = useState<Read>()
  const [isTooLarge, setTooLarge] = useState(false)
  const reading = useMutation({
    mutationFn: async (chosen: Chosen): Promise<Read> => ({
      chosen,
      plan: await planImport(chosen),
    }),
    onSuccess: (done) => {
      forget()
      setRead(done)
    },
  })
  const beginning = useMutation({
    mutationFn: beginImport,
    onSuccess: (id) => change({ import: id }),
  })
  const { fixing, corrected, forget } = useCorrections(read?.chosen.csv, (csv) => {
    if (read) reading.mutate({ ...read.chosen, csv })
  })
  const startOver = () => {
    forget()
    setRead(undefined)
    reading.reset()
    beginning.reset()
    change({ import: '' })
  }
  const open = async (file: File | undefined) => {
    const { bytes } = CSV_LIMITS.import
    setTooLarge(file !== undefined && file.size > bytes)
    if (!file || file.size > bytes) return
    reading.mutate({ name: file.name, csv: await textOfFile(file, bytes), category: '' })
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
        category={read.chosen.category}
        error={reading.error ?? beginning.error}
        isBusy={reading.isPending || beginning.isPending}
        isOwnColumns={read.chosen.isOwnColumns === true}
        fixing={fixing && { ...fixing, isBusy: reading.isPending }}
        onCategory={(category) => reading.mutate({ ...read.chosen, csv: corrected(), category })}
        onGo={() => beginning.mutate({ ...read.chosen, csv: corrected() })}
        onCancel={startOver}
      />
    )
  return (
    <div className={styles.root}>
      <FileDrop
        icon={<FileUp aria-hidden size={28} strokeWidth={1.5} />}
        label={t(reading.isPending ? 'reading' : 'choose')}
        hint={t('dropHere')}
        accept=".csv,.tsv,.txt,text/csv"
        onFiles={([file]) => void open(file)}
      />
      {isTooLarge && (
        <FormAlert>{t('tooLarge', { max: CSV_LIMITS.import.bytes / MEGABYTE })}</FormAlert>
      )}
      {!isTooLarge && reading.error && <FormAlert>{messageOf(language, reading.error)}</FormAlert>}
    </div>
  )
}
