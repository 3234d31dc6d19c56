import { STOCK_REASONS, type StockReason } from '@bartan/contract/products/stock/stock'
import { typedAmount } from '@bartan/contract/shared/typed-amount'
import { useState, type FormEvent } from 'react'
import { BusyButton, Button, Choice } from '#components/ui/elements.tsx'
import { ErrorAlert } from '#components/ui/form/form-alert.tsx'
import { InputField, OptionField } from '#components/ui/form/labeled-fields.tsx'
import { SaveState } from '#components/ui/form/save-state.tsx'
import { DialogActions } from '#components/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { flex, grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { useChangeStock, type StockOwner } from './use-change-stock.ts'

const WAYS = [
  { sign: 1, label: 'stockAdd', usual: 'received' },
  { sign: -1, label: 'stockTake', usual: 'damaged' },
] as const

const unitsOf = (text: string): number | undefined => {
  const units = typedAmount(text)
  return units && Number.isInteger(units) && units > 0 ? units : undefined
}

type ChangeStockFormProps = {
  product: StockOwner
  onDone: (countInStock: number) => void
  onCancel: () => void
}

export const ChangeStockForm = ({ product, onDone, onCancel }: ChangeStockFormProps) => {
  const t = useText()
  const { mutate, isPending, error, variables } = useChangeStock(product)
  const [way, setWay] = useState<(typeof WAYS)[number]>(WAYS[0])
  const [chosen, setChosen] = useState<StockReason>()
  const [typed, setTyped] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { countInStock: now } = product
  const units = unitsOf(typed)
  const after = now + way.sign * (units ?? 0)
  const short = after < 0 ? t('onlyInStock', { count: now }) : undefined
  const fault = units === undefined ? t('wholeUnits') : short
  const reason = chosen ?? way.usual

  const save = (change: NonNullable<typeof variables>) =>
    mutate(change, { onSuccess: ({ countInStock }) => onDone(countInStock) })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles the dialog's submit to the product's form, its parent in React's tree.
    event.stopPropagation()
    setChecked(true)
    if (units !== undefined && !fault) save({ stockChange: way.sign * units, reason })
  }

  return (
    <form className={grid({ gap: '4', mt: '4' })} noValidate onSubmit={submit}>
      <fieldset className={flex({ gap: '2' })} aria-label={t('changeStock')}>
        {WAYS.map((one) => (
          <Choice
            key={one.label}
            type="button"
            aria-pressed={one === way}
            onClick={() => setWay(one)}
          >
            {t(one.label)}
          </Choice>
        ))}
      </fieldset>
      <InputField
        label={t('stockUnits')}
        error={isChecked ? fault : short}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <OptionField
        label={t('stockReason')}
        value={reason}
        options={STOCK_REASONS.map((known) => [known, t(`stockReason.${known}`)] as const)}
        onPick={setChosen}
      />
      <output className={css({ display: 'block', color: 'ink.soft' })}>
        {t('stockBecomes', { now, after: Math.max(0, after) })}
      </output>
      <ErrorAlert error={error} />
      <DialogActions>
        <SaveState saving={{ isPending, error, retry: () => variables && save(variables) }} />
        <Button variant="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <BusyButton type="submit" variant="accent" isBusy={isPending}>
          {t('saveStock')}
        </BusyButton>
      </DialogActions>
    </form>
  )
}
