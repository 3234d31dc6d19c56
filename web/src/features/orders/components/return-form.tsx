import { useEffect, useRef } from 'react'
import { Button } from '#components/ui/button.tsx'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { DialogActions } from '#components/ui/overlay/dialog.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { FormField, Select, TextArea } from '#components/ui/form/form-field.tsx'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { reasonText } from '../open-reasons.ts'
import { t } from '../texts.ts'
import { usePhotos } from '../use-photos.ts'
import { useReturnForm } from '../use-return-form.ts'
import { PhotoChoice } from './photo-choice.tsx'
import type { Order, OrderLine } from '@bartan/contract/orders/schema'
import { css } from '#styled-system/css'

const styles = {
  notReturnable: css({ fontSize: 'sm', color: 'ink.soft' }),
  form: css({ display: 'grid', gap: '4' }),
}

type LineChoiceProps = {
  line: OrderLine
  left: number
  units: number
  error: string | undefined
  onChange: (units: number) => void
}

/** How many units of a line to return, or that none can be. */
const LineChoice = ({ line, left, units, error, onChange }: LineChoiceProps) => {
  const label = [nameOf(line), choiceOf(line)].filter(Boolean).join(', ')
  if (left === 0)
    return (
      <p className={styles.notReturnable}>
        {t(line.returnable === false ? 'notReturnable' : 'returned', { line: label })}
      </p>
    )
  return (
    <FormField label={label} error={error}>
      {(control) => (
        <Select {...control} value={units} onChange={(event) => onChange(+event.target.value)}>
          {Array.from({ length: left + 1 }, (_, count) => (
            <option key={count} value={count}>
              {count === 0 ? t('keep') : t('giveBack', { count })}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}

type ReturnFormProps = { userId: string; order: Order; onDone: () => void }

export const ReturnForm = ({ userId, order, onDone }: ReturnFormProps) => {
  const form = useReturnForm(userId, order)
  const { fault } = form
  const element = useRef<HTMLFormElement>(null)
  const first = form.lines.find(({ left }) => left > 0)

  useEffect(() => {
    if (fault) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [fault])

  const photos = usePhotos()
  const onSent = (isComplete: boolean) => {
    onDone()
    if (isComplete) toast.success(t('returnSent'))
    else toast.error(t('photosNotSent'))
  }
  return (
    <form
      className={styles.form}
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.send(photos.files, onSent)
      }}
    >
      <FormField label={t('reason')} error={fault?.at === 'reason' ? fault.message : undefined}>
        {(control) => (
          <Select
            {...control}
            value={form.reason ?? ''}
            onChange={(event) => form.setReason(event.target.value)}
          >
            <option value="">{t('chooseReason')}</option>
            {form.reasons.map((reason) => (
              <option key={reason} value={reason}>
                {reasonText(reason)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {form.lines.map(({ key, line, left, units }) => (
        <LineChoice
          key={key}
          line={line}
          left={left}
          units={units}
          error={fault?.at === 'lines' && key === first?.key ? fault.message : undefined}
          onChange={(count) => form.choose(key, count)}
        />
      ))}
      <FormField label={t('note')} isOptional>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={500}
            value={form.note}
            onChange={(event) => form.setNote(event.target.value)}
          />
        )}
      </FormField>
      <PhotoChoice photos={photos} />
      {fault?.at === 'form' && <FormAlert>{fault.message}</FormAlert>}
      <DialogActions>
        <Button
          variant="outline"
          onClick={() => {
            form.dropDraft()
            onDone()
          }}
        >
          {t('keepEverything')}
        </Button>
        <BusyButton type="submit" isBusy={form.isBusy}>
          {t('askReturn')}
        </BusyButton>
      </DialogActions>
    </form>
  )
}
