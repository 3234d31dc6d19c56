import type { OrderLine } from '@bartan/contract/orders/schema'
import { rupees, sumRupees } from '@bartan/contract/shared/money'
import { useId, type ReactNode } from 'react'
import { QuantityStepper } from '#components/commerce/quantity-stepper.tsx'
import { BusyButton, Note } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { FormAnswer } from '#components/ui/form/form-answer.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { InputField, OptionField, TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { Presses } from '#components/ui/form/presses.tsx'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { type SayPays, Difference } from './difference.tsx'
import { ExchangeChoices } from './exchange-choices.tsx'
import { boughtFor, paidFor } from './exchange-sums.ts'
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

const styles = {
  error: css({ color: 'danger', fontSize: 'sm', fontWeight: 'medium' }),
  // In sight however long the form is; at its end in the dialog's own edge.
  foot: css({
    position: 'sticky',
    bottom: '0',
    zIndex: 'raised',
    mx: '-6',
    mb: '-6',
    px: '6',
    pt: '3',
    pb: 'max(12px, env(safe-area-inset-bottom))',
    bg: 'paper',
    borderTopWidth: '1px',
  }),
  actions: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' }),
  sum: css({ flex: '1 1 auto', _empty: { display: 'none' } }),
  send: css({ flex: '1 0 auto' }),
}

/** Refund, replacement, or another size or color for each line. */
const ReturnWish = ({ form }: { form: ReturnFormState }) => {
  const t = useText()
  const { wish, setWish, bought, exchange, asked } = form
  const hasChoices = bought.some((line) => line.size !== '' || line.color !== '')
  return (
    <div className={grid({ gap: '3', gridTemplateColumns: '1' })}>
      <div>
        <Presses
          size="sm"
          title={t('wish')}
          values={WISHES.filter((one) => one !== 'other' || hasChoices)}
          isPressed={(one) => wish === one}
          labelOf={(one) => t(`wish.${one}`)}
          onPress={setWish}
        />
        <output>
          {wish === 'other' && asked.length === 0 && (
            <Note className={css({ mt: '3' })}>{t('chooseFirst')}</Note>
          )}
        </output>
      </div>
      {exchange.rows.length > 0 && (
        <ul className={grid({ gap: '5', gridTemplateColumns: '1' })}>
          {exchange.rows.map((row) => (
            <ExchangeChoices
              key={row.key}
              row={row}
              name={goodsName(t.language, row.line, row.bought)}
              error={row.picked ? undefined : form.faultAt('instead')}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** What it comes to, before anything is sent. */
const ReturnSum = ({ form, say }: { form: ReturnFormState; say: SayPays }) => {
  const { wish, asked, bought, exchange } = form
  const paid = sumRupees(asked.map((line) => paidFor(line, boughtFor(line, bought))))
  const price = { money: rupees(0), same: paid, other: exchange.price }[wish]
  const isSaid = asked.length > 0 && exchange.rows.every((row) => row.price !== undefined)
  return isSaid && <Difference paid={paid} price={price} say={say} />
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

const ReturnedGoods = ({ form }: { form: ReturnFormState }) => {
  const t = useText()
  const id = useId()
  const fault = form.faultAt('lines')
  return (
    <fieldset
      className={grid({ gap: '4', gridTemplateColumns: '1', minW: '0' })}
      tabIndex={-1}
      aria-label={t('goods')}
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault && id}
    >
      {form.lines.map(({ key, line, left, units }) => (
        <ReturnedUnits
          key={key}
          line={line}
          left={left}
          units={units}
          onChange={(count) => form.choose(key, count)}
        />
      ))}
      {fault && (
        <p className={styles.error} id={id} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  )
}

const ReasonField = ({ form }: { form: ReturnFormState }) => {
  const t = useText()
  const { faultAt, reason: chosen, reasons, setReason } = form
  return (
    <OptionField
      label={t('reason')}
      error={faultAt('reason')}
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
  const { faultAt, wish, via, setVia, needsReference, reference, setReference } = form
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
          error={faultAt('reference')}
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
  return (
    <Form className={grid({ gap: '4', gridTemplateColumns: '1' })} onSubmit={form.submit}>
      <ReturnedGoods form={form} />
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
      {children}
      <div className={styles.foot}>
        <FormAnswer isBusy={isBusy}>
          {form.failure && <FormAlert>{form.failure}</FormAlert>}
        </FormAnswer>
        <div className={styles.actions}>
          <div className={styles.sum}>
            <ReturnSum form={form} say={say} />
          </div>
          <BusyButton className={styles.send} type="submit" isBusy={isBusy}>
            {save}
          </BusyButton>
        </div>
      </div>
    </Form>
  )
}
