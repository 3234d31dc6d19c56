import type { OrderLine } from '@bartan/contract/orders/schema'
import { rupees, sumRupees } from '@bartan/contract/shared/money'
import { useEffect, useRef, type ReactNode } from 'react'
import { QuantityStepper } from '#components/commerce/quantity-stepper.tsx'
import { BusyButton, Note } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { FormAnswer } from '#components/ui/form/form-answer.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { InputField, OptionField, TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { Presses } from '#components/ui/form/presses.tsx'
import { DialogActions } from '#components/ui/overlay/dialog.tsx'
import { grid } from '#styled-system/patterns'
import { type SayPays, Difference } from './difference.tsx'
import { boughtFor, paidFor } from './exchange-sums.ts'
import { ExchangedLine } from './exchanged-line.tsx'
import { Goods } from './goods.tsx'
import { reasonText } from './open-reasons.ts'
import { useText } from './returned-goods-texts.ts'
import { goodsName } from './units-of.ts'
import {
  REFUND_ORDER,
  useReturnForm,
  type ReturnFormOptions,
  type ReturnFormState,
  WISHES,
} from './use-return-form.ts'

/** Refund, replacement, or another size: what it comes to is said before anything is sent. */
const ReturnWish = ({ form, say }: { form: ReturnFormState; say: SayPays }) => {
  const t = useText()
  const { wish, setWish, asked, bought, exchange, fault } = form
  const hasChoices = bought.some((line) => line.size !== '' || line.color !== '')
  const paid = sumRupees(asked.map((line) => paidFor(line, boughtFor(line, bought))))
  const price = { money: rupees(0), same: paid, other: exchange.price }[wish]
  const isSaid = asked.length > 0 && exchange.rows.every((row) => row.price !== undefined)
  return (
    <div className={grid({ gap: '3' })}>
      <Presses
        size="sm"
        title={t('wish')}
        values={WISHES.filter((one) => one !== 'other' || hasChoices)}
        isPressed={(one) => wish === one}
        labelOf={(one) => t(`wish.${one}`)}
        onPress={setWish}
      />
      {exchange.rows.length > 0 && (
        <ul className={grid({ gap: '4' })}>
          {exchange.rows.map((row) => (
            <ExchangedLine
              key={row.key}
              // What comes back stands above.
              row={{ ...row, bought: undefined }}
              name={goodsName(t.language, row.line, row.bought)}
              none={t('choose')}
              error={fault?.at === 'instead' && !row.picked ? fault.message : undefined}
            />
          ))}
        </ul>
      )}
      {isSaid && <Difference paid={paid} price={price} say={say} />}
    </div>
  )
}

type ReturnedUnitsProps = {
  line: OrderLine
  /** How many can come back. */
  left: number
  units: number
  onChange: (units: number) => void
}

/** How many units of an order's line come back, or why none can. */
const ReturnedUnits = ({ line, left, units, onChange }: ReturnedUnitsProps) => {
  const t = useText()
  return (
    <Goods goods={line}>
      {left > 0 ? (
        <QuantityStepper
          of={goodsName(t.language, line, line)}
          min={0}
          max={left}
          quantity={units}
          onChange={onChange}
        />
      ) : (
        <Note as="span">{t(line.returnable === false ? 'notReturnable' : 'returned')}</Note>
      )}
    </Goods>
  )
}

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
