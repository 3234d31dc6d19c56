import { useEffect, useRef, type ReactNode } from 'react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { FormAnswer } from '#components/ui/form/form-answer.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { InputField, OptionField, TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { Presses } from '#components/ui/form/presses.tsx'
import { DialogActions } from '#components/ui/overlay/dialog.tsx'
import { grid } from '#styled-system/patterns'
import type { SayPays } from './difference.tsx'
import { reasonText } from './open-reasons.ts'
import { ReturnWish } from './return-wish.tsx'
import { useText } from './returned-goods-texts.ts'
import { ReturnedUnits } from './returned-units.tsx'
import {
  REFUND_ORDER,
  useReturnForm,
  type ReturnFormOptions,
  type ReturnFormState,
} from './use-return-form.ts'

const ReasonField = ({ form }: { form: ReturnFormState }) => {
  const t = useText()
  const { fault, reason: chosen, reasons, setReason } = form
  return (
    <OptionField
      label={t('reason')}
      error={fault?.at === 'reason' ? fault.message : undefined}
      value={chosen ?? ''}
      options={[
        ['', t('choose')],
        ...reasons.map((reason) => [reason, reasonText(t.language, reason)] as const),
      ]}
      onPick={setReason}
    />
  )
}

/** Asks immediately how to refund, so that nobody has to call about it. */
const RefundFields = ({ form }: { form: ReturnFormState }) => {
  const t = useText()
  const { fault, wish, via, setVia, needsReference, reference, setReference } = form
  if (wish !== 'money') return null
  return (
    <>
      <Presses
        size="sm"
        title={t('refundTo')}
        values={REFUND_ORDER}
        isPressed={(way) => way === via}
        labelOf={(way) => t(`refundTo.${way}`)}
        onPress={setVia}
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

type ReturnFormProps = ReturnFormOptions & {
  isBusy: boolean
  say: SayPays
  save: string
  /** Further fields. */
  children?: ReactNode
}

/** Asks goods back: for the customer, and at the desk for one who calls. */
export const ReturnForm = ({ isBusy, say, save, children, ...options }: ReturnFormProps) => {
  const t = useText()
  const form = useReturnForm(options)
  const { fault } = form
  const element = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (fault?.at === 'form')
      element.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [fault])

  return (
    <Form className={grid({ gap: '4' })} ref={element} onSubmit={form.submit}>
      {form.lines.map(({ key, line, left, units }) => (
        <ReturnedUnits
          key={key}
          line={line}
          left={left}
          units={units}
          onChange={(count) => form.choose(key, count)}
        />
      ))}
      {fault?.at === 'lines' && <FormAlert>{fault.message}</FormAlert>}
      <ReasonField form={form} />
      <ReturnWish form={form} say={say} />
      <RefundFields form={form} />
      <TextAreaField
        label={t('note')}
        isOptional
        rows={3}
        maxLength={500}
        value={form.note}
        onChange={(event) => form.setNote(event.target.value)}
      />
      {children}
      <DialogActions>
        <BusyButton type="submit" isBusy={isBusy}>
          {save}
        </BusyButton>
      </DialogActions>
      <FormAnswer isBusy={isBusy}>
        {fault?.at === 'form' && <FormAlert>{fault.message}</FormAlert>}
      </FormAnswer>
    </Form>
  )
}
