import { useRef, useState } from 'react'
import { ColumnChoice } from '#components/courier-file/column-choice.tsx'
import { useCourierFile } from '#components/courier-file/use-courier-file.ts'
import { BusyButton, Card, Heading } from '#components/ui/elements.tsx'
import { fileInput } from '#components/ui/form/file-input.ts'
import { ErrorAlert } from '#components/ui/form/form-alert.tsx'
import { InputField, SuggestingField } from '#components/ui/form/labeled-fields.tsx'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { cashKey } from '../api/cash.ts'
import { useText } from '../parcels-texts.ts'
import { RemittanceResult } from './remittance-result.tsx'

const styles = {
  hint: css({ fontSize: 'sm', color: 'ink.soft', textWrap: 'pretty' }),
  fields: grid({ gap: '4', alignItems: 'start', gridTemplateColumns: { base: '1', sm: '2' } }),
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
  // Where one courier owes, the file is theirs.
  const [courier, setCourier] = useState((couriers.length === 1 && couriers[0]) || '')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { file, check, commit, ...reading } = useCourierFile('remittances', {
    send: (query, { courier: from, text }) =>
      call('POST /api/admin/cash/remittances', { query: { courier: from, ...query }, body: text }),
    failed: t('notNoted'),
    refresh: [cashKey(), adminKey('orders')],
  })
  const found = check.data?.reply
  const count = found ? found.matched + found.short.length + found.over.length : 0
  const choose = (chosen: File | undefined) => {
    setMissing(courier.trim() === '')
    if (courier.trim() === '') field.current?.focus()
    else if (chosen) void reading.open(chosen, courier.trim())
  }
  return (
    <Card as="section" className={grid({ gap: '4', mb: '5' })}>
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
          disabled={commit.isPending}
          onChange={({ target }) => {
            setCourier(target.value)
            // Results belong to another courier's parcels.
            reading.forget()
          }}
        />
        <FileField name={file?.name} isDisabled={commit.isPending} onChoose={choose} />
      </div>
      {check.isPending && <p>{t('reading')}</p>}
      <ErrorAlert error={check.error} />
      {file && (
        <ColumnChoice
          kind="remittances"
          file={file}
          isOpen={check.isError || found?.unsure === true}
          onChange={(chosen) => reading.readAgain({ chosen })}
        />
      )}
      {found && <RemittanceResult {...found} />}
      {found &&
        !found.unsure &&
        count > 0 &&
        (commit.isSuccess ? (
          <p className={styles.noted} ref={takeFocus} tabIndex={-1}>
            {t('noted')}
          </p>
        ) : (
          <BusyButton
            className={css({ justifySelf: 'start' })}
            isBusy={commit.isPending}
            onClick={() => check.data && commit.mutate(check.data.file)}
          >
            {t('note', { count })}
          </BusyButton>
        ))}
    </Card>
  )
}
