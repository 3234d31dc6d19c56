import { Form } from '#components/ui/form/form.tsx'
import { REFUND_WAYS } from '@bartan/contract/orders/return-rules'
import { useEffect, useRef } from 'react'
import { Button } from '#components/ui/button.tsx'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { DialogActions } from '#components/ui/overlay/dialog.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { FormAnswer } from '#components/ui/form/form-answer.tsx'
import { InputField, SelectField, TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { reasonText } from '../open-reasons.ts'
import { useText } from '../texts.ts'
import { usePhotos } from '../use-photos.ts'
import { useReturnForm } from '../use-return-form.ts'
import { PhotoChoice } from './photo-choice.tsx'
import type { Order, OrderLine } from '@bartan/contract/orders/schema'
import { css } from '#styled-system/css'
import { useLanguage } from '#i18n/language.ts'

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

/** Number of units of a line to return, or a note that none can be. */
const LineChoice = ({ line, left, units, error, onChange }: LineChoiceProps) => {
  const t = useText()
  const language = useLanguage()
  const label = [nameOf(language, line), choiceOf(language, line)].filter(Boolean).join(', ')
  if (left === 0)
    return (
      <p className={styles.notReturnable}>
        {t(line.returnable === false ? 'notReturnable' : 'returned', { line: label })}
      </p>
    )
  return (
    <SelectField
      label={label}
      error={error}
      value={units}
      onChange={(event) => onChange(+event.target.value)}
    >
      {Array.from({ length: left + 1 }, (_, count) => (
        <option key={count} value={count}>
          {count === 0 ? t('keep') : t('giveBack', { count })}
        </option>
      ))}
    </SelectField>
  )
}

const ReasonField = ({ form }: { form: ReturnType<typeof useReturnForm> }) => {
  const t = useText()
  const language = useLanguage()
  const { fault, reason: chosen, reasons, setReason } = form
  return (
    <SelectField
      label={t('reason')}
      error={fault?.at === 'reason' ? fault.message : undefined}
      value={chosen ?? ''}
      onChange={(event) => setReason(event.target.value)}
    >
      <option value="">{t('chooseReason')}</option>
      {reasons.map((reason) => (
        <option key={reason} value={reason}>
          {reasonText(language, reason)}
        </option>
      ))}
    </SelectField>
  )
}

/** Asks immediately how to refund, so that nobody has to call about it. */
const RefundFields = ({ form }: { form: ReturnType<typeof useReturnForm> }) => {
  const t = useText()
  const { fault, via, setVia, needsReference, reference, setReference } = form
  return (
    <>
      <SelectField
        label={t('refundTo')}
        value={via ?? ''}
        onChange={(event) => setVia(event.target.value)}
      >
        <option value="">{t('refundToAny')}</option>
        {REFUND_WAYS.map((way) => (
          <option key={way} value={way}>
            {t(`refundTo.${way}`)}
          </option>
        ))}
      </SelectField>
      {needsReference && (
        <InputField
          label={t(via === 'upi' ? 'upiAddress' : 'account')}
          error={fault?.at === 'reference' ? fault.message : undefined}
          maxLength={100}
          autoComplete="off"
          value={reference}
          onChange={(event) => setReference(event.target.value)}
        />
      )}
    </>
  )
}

type ReturnFormProps = { userId: string; order: Order; onDone: () => void }

export const ReturnForm = ({ userId, order, onDone }: ReturnFormProps) => {
  const t = useText()
  const form = useReturnForm(userId, order)
  const { fault } = form
  const element = useRef<HTMLFormElement>(null)
  const first = form.lines.find(({ left }) => left > 0)

  useEffect(() => {
    if (fault?.at === 'form')
      element.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [fault])

  const photos = usePhotos()
  const onSent = (isComplete: boolean) => {
    onDone()
    if (isComplete) toast.success(t('returnSent'))
    else toast.error(t('photosNotSent'))
  }
  return (
    <Form className={styles.form} ref={element} onSubmit={() => form.send(photos.files, onSent)}>
      <ReasonField form={form} />
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
      <TextAreaField
        label={t('note')}
        isOptional
        rows={3}
        maxLength={500}
        value={form.note}
        onChange={(event) => form.setNote(event.target.value)}
      />
      <RefundFields form={form} />
      <PhotoChoice photos={photos} />
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
      <FormAnswer isBusy={form.isBusy}>
        {fault?.at === 'form' && <FormAlert>{fault.message}</FormAlert>}
      </FormAnswer>
    </Form>
  )
}
