import type { RemittanceReply } from '@bartan/contract/cash/remittance-endpoints'
import { useRef, useState } from 'react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { ColumnChoice } from '#components/courier-file/column-choice.tsx'
import { useCourierFile } from '#components/courier-file/use-courier-file.ts'
import { BusyButton, Card, Heading, Note, TextLink } from '#components/ui/elements.tsx'
import { fileInput } from '#components/ui/form/file-input.ts'
import { ErrorAlert } from '#components/ui/form/form-alert.tsx'
import { InputField, SuggestingField } from '#components/ui/form/labeled-fields.tsx'
import { translateReason } from '#i18n/translate.ts'
import { adminPaths } from '#lib/admin-paths.ts'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { cashKey } from '../api/cash.ts'
import { useText } from '../parcels-texts.ts'

const remittanceResultStyles = { matched: css({ fontWeight: 'semibold' }) }

type RowsProps = { title: string; rows: readonly (readonly [text: string, number?: string])[] }

/** Rows of the file; one with an order number links to that order. */
const Rows = ({ title, rows }: RowsProps) =>
  rows.length > 0 && (
    <section aria-label={title}>
      <p className={css({ fontWeight: 'semibold' })}>{`${title} (${rows.length})`}</p>
      <ul className={grid({ gap: '1', maxH: '40dvh', overflowY: 'auto' })}>
        {rows.map(([text, number]) => (
          <li className={css({ overflowWrap: 'anywhere' })} key={text}>
            {number === undefined ? (
              text
            ) : (
              <TextLink to={adminPaths.ordersOf(number)} target="_blank">
                {text}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )

/** Parcels that a courier's file pays, and rows that don't match. */
const RemittanceResult = ({
  matched,
  short,
  over,
  unknown,
  twice,
  adjustments,
  faulty,
  unsure,
  columns,
}: RemittanceReply) => {
  const t = useText()
  const unequal = ({ number, awb, paid, expected }: RemittanceReply['short'][number]) =>
    [
      t('unequal', {
        number,
        awb: awb || t('noAwb'),
        paid: formatRupees(paid),
        expected: formatRupees(expected),
      }),
      number,
    ] as const
  const row = ({ row: line, awb }: RemittanceReply['unknown'][number]) =>
    [t('row', { row: line, awb: awb || t('noAwb') })] as const
  return (
    <div className={grid({ gap: '3', fontSize: 'sm' })} aria-live="polite">
      <p className={remittanceResultStyles.matched}>{t('matched', { count: matched })}</p>
      <Rows title={t('short')} rows={short.map(unequal)} />
      <Rows title={t('over')} rows={over.map(unequal)} />
      <Rows title={t('unknown')} rows={unknown.map(row)} />
      <Rows title={t('twice')} rows={twice.map(row)} />
      <Rows
        title={t('adjustments')}
        rows={adjustments.map(({ row: line, text, amount }) => [
          t('row', { row: line, awb: `${text}: ${formatRupees(amount)}` }),
        ])}
      />
      <Rows
        title={t('faulty')}
        rows={faulty.map(({ row: line, field, ...why }) => [
          t('row', { row: line, awb: `${field}: ${translateReason(t.language, why)}` }),
        ])}
      />
      {unsure && (
        <p className={remittanceResultStyles.matched} role="alert">
          {t('unsure', { column: columns.collected ?? '' })}
        </p>
      )}
      {unknown.length + twice.length > 0 && (
        <p className={css({ color: 'ink.soft' })}>{t('leftOut')}</p>
      )}
    </div>
  )
}

const styles = {
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
    refresh: [cashKey(), adminKey('orders'), adminKey('order')],
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
      <Note className={css({ textWrap: 'pretty' })}>{t('fileHint')}</Note>
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
