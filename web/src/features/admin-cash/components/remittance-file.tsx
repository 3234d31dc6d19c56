import { REMITTANCE_COLUMNS } from '@bartan/contract/csv/courier-columns'
import { useRef, useState } from 'react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Card } from '#components/ui/elements.tsx'
import { ColumnChoice } from '#components/ui/form/column-choice.tsx'
import { fileInput } from '#components/ui/form/file-input.ts'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { InputField, SuggestingField } from '#components/ui/form/labeled-fields.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useLanguage } from '#i18n/language.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { css } from '#styled-system/css'
import { readFile, useCheckRemittance, useNoteRemittance } from '../api/parcels.ts'
import { useText } from '../parcels-texts.ts'
import { RemittanceResult } from './remittance-result.tsx'

const styles = {
  root: css({ display: 'grid', gap: '4', mb: '5' }),
  hint: css({ fontSize: 'sm', color: 'ink.soft', textWrap: 'pretty' }),
  fields: css({
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: '1', sm: '2' },
  }),
  save: css({ justifySelf: 'start' }),
  /** In place of the button: below it, nothing moves. */
  noted: css({ display: 'flex', alignItems: 'center', minH: 'tap', fontWeight: 'semibold' }),
}

/** For what takes the place of a button that was pressed. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

type FileFieldProps = {
  name: string | undefined
  isDisabled: boolean
  onChoose: (file: File | undefined) => void
}

const FileField = ({ name, isDisabled, onChoose }: FileFieldProps) => {
  const t = useText()
  return (
    <InputField
      label={t('chooseFile')}
      hint={name && t('fileRead', { name })}
      type="file"
      className={fileInput}
      accept=".csv,.txt,text/csv"
      disabled={isDisabled}
      onChange={({ target }) => {
        onChoose(target.files?.[0])
        // Allows choosing the same file again for another courier.
        target.value = ''
      }}
    />
  )
}

/** Reads a courier's payment file, shows its content, and saves it after a second press. */
export const RemittanceFile = ({ couriers }: { couriers: readonly string[] }) => {
  const t = useText()
  const language = useLanguage()
  const [courier, setCourier] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<Awaited<ReturnType<typeof readFile>> & { name: string }>()
  const check = useCheckRemittance()
  const note = useNoteRemittance()
  const found = check.data
  const count = found ? found.matched + found.short.length + found.over.length : 0
  /** Of what is read next, nothing is saved yet. */
  const read = (next: NonNullable<typeof file>) => {
    setFile(next)
    note.reset()
    check.mutate(next)
  }
  const choose = async (chosen: File | undefined) => {
    setMissing(courier.trim() === '')
    if (courier.trim() === '') return field.current?.focus()
    if (!chosen) return
    read({ ...(await readFile(chosen, courier.trim())), name: chosen.name })
  }
  const save = ({ courier: from, text, chosen }: NonNullable<typeof found>) =>
    note.mutate(
      { courier: from, text, chosen },
      { onError: (error) => toast.error(t('notNoted'), messageOf(language, error)) },
    )
  return (
    <Card as="section" className={styles.root}>
      <Heading size="small">{t('file')}</Heading>
      <p className={styles.hint}>{t('fileHint')}</p>
      <div className={styles.fields}>
        <SuggestingField
          ref={field}
          label={t('courier')}
          error={isMissing && courier.trim() === '' ? t('courierFirst') : undefined}
          options={couriers}
          value={courier}
          maxLength={60}
          disabled={note.isPending}
          onChange={({ target }) => {
            setCourier(target.value)
            // Results belong to another courier's parcels.
            check.reset()
            setFile(undefined)
          }}
        />
        <FileField
          name={file?.name}
          isDisabled={note.isPending}
          onChoose={(chosen) => void choose(chosen)}
        />
      </div>
      {check.isPending && <p>{t('reading')}</p>}
      {check.error && <FormAlert>{messageOf(language, check.error)}</FormAlert>}
      {file && file.head.length > 0 && (
        <ColumnChoice
          {...file}
          names={REMITTANCE_COLUMNS}
          isOpen={check.isError || found?.unsure === true}
          onChange={(chosen) => read({ ...file, chosen })}
        />
      )}
      {found && <RemittanceResult {...found} />}
      {found &&
        !found.unsure &&
        count > 0 &&
        (note.isSuccess ? (
          <p className={styles.noted} ref={takeFocus} tabIndex={-1}>
            {t('noted')}
          </p>
        ) : (
          <BusyButton className={styles.save} isBusy={note.isPending} onClick={() => save(found)}>
            {t('note', { count })}
          </BusyButton>
        ))}
    </Card>
  )
}
