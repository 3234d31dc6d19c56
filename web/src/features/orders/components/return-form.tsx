import type { Order, OrderLine } from '@bartan/contract/orders/schema'
import { useEffect, useRef } from 'react'
import { Goods } from '#components/commerce/returns/goods.tsx'
import { ReturnedUnits } from '#components/commerce/returns/returned-units.tsx'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { FormAnswer } from '#components/ui/form/form-answer.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { InputField, OptionField, TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { DialogActions } from '#components/ui/overlay/dialog.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useLanguage } from '#i18n/language.ts'
import { css } from '#styled-system/css'
import { reasonText } from '../open-reasons.ts'
import { useText } from '../texts.ts'
import { usePhotos } from '../use-photos.ts'
import { REFUND_ORDER, useReturnForm } from '../use-return-form.ts'
import { PhotoChoice } from './photo-choice.tsx'
import { ReturnWish } from './return-wish.tsx'

const styles = {
  notReturnable: css({ fontSize: 'sm', color: 'ink.soft' }),
  form: css({ display: 'grid', gap: '4' }),
}

type LineChoiceProps = {
  line: OrderLine
  left: number
  units: number
  onChange: (units: number) => void
}

/** Number of units of a line to return, or a note that none can be. */
const LineChoice = ({ line, left, units, onChange }: LineChoiceProps) => {
  const t = useText()
  if (left > 0) return <ReturnedUnits line={line} left={left} units={units} onChange={onChange} />
  return (
    <Goods goods={line}>
      <span className={styles.notReturnable}>
        {t(line.returnable === false ? 'notReturnable' : 'returned')}
      </span>
    </Goods>
  )
}

const ReasonField = ({ form }: { form: ReturnType<typeof useReturnForm> }) => {
  const t = useText()
  const language = useLanguage()
  const { fault, reason: chosen, reasons, setReason } = form
  return (
    <OptionField
      label={t('reason')}
      error={fault?.at === 'reason' ? fault.message : undefined}
      value={chosen ?? ''}
      options={[
        ['', t('chooseReason')],
        ...reasons.map((reason) => [reason, reasonText(language, reason)] as const),
      ]}
      onPick={setReason}
    />
  )
}

/** Asks immediately how to refund, so that nobody has to call about it. */
const RefundFields = ({ form }: { form: ReturnType<typeof useReturnForm> }) => {
  const t = useText()
  const { fault, wish, via, setVia, needsReference, reference, setReference } = form
  if (wish !== 'money') return null
  return (
    <>
      <OptionField
        label={t('refundTo')}
        value={via}
        options={REFUND_ORDER.map((way) => [way, t(`refundTo.${way}`)] as const)}
        onPick={setVia}
      />
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
      {form.lines.map(({ key, line, left, units }) => (
        <LineChoice
          key={key}
          line={line}
          left={left}
          units={units}
          onChange={(count) => form.choose(key, count)}
        />
      ))}
      {fault?.at === 'lines' && <FormAlert>{fault.message}</FormAlert>}
      <ReasonField form={form} />
      <ReturnWish form={form} />
      <RefundFields form={form} />
      <TextAreaField
        label={t('note')}
        isOptional
        rows={3}
        maxLength={500}
        value={form.note}
        onChange={(event) => form.setNote(event.target.value)}
      />
      <PhotoChoice photos={photos} />
      <DialogActions>
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
