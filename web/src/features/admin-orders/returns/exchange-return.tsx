import { lineId } from '@bartan/contract/cart/rules'
import type { Order, OrderReturn } from '@bartan/contract/orders/schema'
import type { Product } from '@bartan/contract/products/schema'
import { sumRupees, type Rupees } from '@bartan/contract/shared/money'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import {
  boughtFor,
  choicesIn,
  differenceOf,
  paidFor,
  priceOfWanted,
  type Wanted,
} from '#components/commerce/returns/exchange-sums.ts'
import { exchangeableQuery } from '#components/commerce/returns/exchangeable-query.ts'
import { Goods } from '#components/commerce/returns/goods.tsx'
import { Button } from '#components/ui/button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { SelectField } from '#components/ui/form/labeled-fields.tsx'
import { DialogActions } from '#components/ui/overlay/dialog.tsx'
import { TitledDialog } from '#components/ui/overlay/titled-dialog.tsx'
import { useLanguage } from '#i18n/language.ts'
import { css } from '#styled-system/css'
import { wantedLine, type WantedLine } from '../phone-order/phone-order-lines.ts'
import { ProductPicker } from '../phone-order/product-picker.tsx'
import { WantedLines } from '../phone-order/wanted-lines.tsx'
import { exchangeAtOnceQuery } from './exchange-at-once-query.ts'
import { useText } from './texts.ts'

const styles = {
  root: css({ display: 'grid', gap: '4', mt: '4', gridTemplateColumns: '1' }),
  lines: css({ display: 'grid', gap: '4', listStyleType: 'none' }),
  line: css({ display: 'grid', gap: '2' }),
  about: css({ fontSize: 'sm', color: 'ink.soft' }),
  sum: css({ fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' }),
  difference: css({ fontWeight: 'semibold' }),
}

type Line = OrderReturn['lines'][number]
type Bought = Order['orderItems'][number]

/** Options other than variants of the same product. */
const MONEY = 'money'
const OTHER = 'other'

/** The option picked for a line, and the other product, if it is that. */
type Picked = { option: string; other?: WantedLine | undefined }

/** What goes out for a line, of which product, and what it costs; undefined means money back. */
type Chosen = { wanted: Wanted; from: Product; price: Rupees }

/** A choice of the line's own product is named by its place among them. */
const chosenOf = (
  line: Line,
  {
    paid,
    product,
    picked: { option, other },
  }: { paid: Rupees; product: Product | undefined; picked: Picked },
): Chosen | undefined => {
  const from = option === OTHER ? other?.product : product
  const wanted =
    option === OTHER
      ? other && { productId: other.product._id, size: other.size, color: other.color }
      : product && choicesIn(product)[Number(option)]
  if (!product || !from || !wanted) return undefined
  return { wanted, from, price: priceOfWanted(line, { paid, product, other: from, wanted }) }
}

/** What the customer asked for instead. */
const wishOf = (line: Line, product: Product | undefined): Picked => {
  const place = (product ? choicesIn(product) : []).findIndex(
    ({ size, color }) => size === line.for?.size && color === line.for.color,
  )
  return { option: place === -1 ? MONEY : String(place) }
}

type WantedForProps = {
  line: Line
  name: string
  bought: Bought | undefined
  paid: Rupees
  product: Product | undefined
  picked: Picked
  chosen: Chosen | undefined
  onPick: (picked: Picked) => void
}

/** Choice of what the customer gets for a line. */
const WantedFor = ({
  line,
  name,
  bought,
  paid,
  product,
  picked: { option, other },
  chosen,
  onPick,
}: WantedForProps) => {
  const t = useText()
  const language = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const choices = product ? choicesIn(product) : []
  const choose = (wanted: WantedLine | undefined) =>
    onPick({ option: OTHER, other: wanted && { ...wanted, quantity: line.quantity } })
  return (
    <li className={styles.line}>
      {bought && (
        <Goods goods={bought}>
          <span className={styles.sum}>{formatRupees(paid)}</span>
        </Goods>
      )}
      <SelectField
        label={t('swap.for', { line: name })}
        value={option}
        onChange={({ target }) => onPick({ option: target.value })}
      >
        <option value={MONEY}>{t('swap.money')}</option>
        {choices.map((choice, index) => (
          <option key={`${choice.size} ${choice.color}`} value={index}>
            {choiceOf(language, choice) || t('swap.same')}
          </option>
        ))}
        <option value={OTHER}>{t('swap.other')}</option>
      </SelectField>
      {option === OTHER &&
        (other ? (
          <WantedLines lines={[other]} onChange={([changed]) => choose(changed)} />
        ) : (
          <ProductPicker
            field={field}
            error={undefined}
            onPick={(found) => choose(wantedLine(found))}
          />
        ))}
      {chosen && (
        <Goods goods={{ ...chosen.from, ...chosen.wanted, image: chosen.from.images[0]?.url }}>
          <span className={styles.sum}>{formatRupees(chosen.price)}</span>
        </Goods>
      )}
    </li>
  )
}

/** Who pays whom, before anything is decided. */
const Difference = ({ paid, price }: { paid: Rupees; price: Rupees }) => {
  const t = useText()
  const { payer, sum } = differenceOf(paid, price)
  return (
    <p className={styles.difference} aria-live="polite">
      {t(`swap.pays.${payer}`, { sum: formatRupees(sum) })}
    </p>
  )
}

type ExchangeReturnProps = {
  lines: readonly Line[]
  bought: readonly Bought[]
  nameOf: (line: Line) => string
  isBusy: boolean
  maySendNow: boolean
  /** In the order of the lines; undefined means money back. */
  onExchange: (wanted: readonly (Wanted | undefined)[]) => void
  /** Sends the exchange before the goods arrive. */
  onSendNow: (wanted: readonly (Wanted | undefined)[]) => void
  onClose: () => void
}

const ExchangeReturn = ({
  lines,
  bought,
  nameOf,
  isBusy,
  maySendNow,
  onExchange,
  onSendNow,
  onClose,
}: ExchangeReturnProps) => {
  const t = useText()
  const products = useQueries({
    queries: lines.map(({ productId }) => exchangeableQuery(productId)),
  })
  const [picks, setPicks] = useState<readonly (Picked | undefined)[]>(lines.map(() => undefined))
  const rows = lines.map((line, place) => {
    const product = products[place]?.data
    const ofLine = boughtFor(line, bought)
    const [paid, picked] = [paidFor(line, ofLine), picks[place] ?? wishOf(line, product)]
    const chosen = chosenOf(line, { paid, product, picked })
    return { line, name: nameOf(line), bought: ofLine, product, paid, picked, chosen }
  })
  const wanted = rows.map(({ chosen }) => chosen?.wanted)
  const paid = sumRupees(rows.map((row) => row.paid))
  const price = sumRupees(rows.flatMap(({ chosen }) => chosen?.price ?? []))
  const [isMissing, setMissing] = useState(false)
  const isNothing = wanted.every((one) => one === undefined)
  const answer = (send: ExchangeReturnProps['onExchange']) =>
    isNothing ? setMissing(true) : send(wanted)
  return (
    <div className={styles.root}>
      <p className={styles.about}>{t('swap.about')}</p>
      <ul className={styles.lines}>
        {rows.map((row, place) => (
          <WantedFor
            key={lineId(row.line)}
            {...row}
            onPick={(picked) => setPicks((before) => before.with(place, picked))}
          />
        ))}
      </ul>
      {!isNothing && <Difference paid={paid} price={price} />}
      {maySendNow && <p className={styles.about}>{t('swap.nowAbout')}</p>}
      {isMissing && isNothing && <FormAlert>{t('swap.nothing')}</FormAlert>}
      <DialogActions>
        <Button variant="outline" disabled={isBusy} onClick={onClose}>
          {t('back')}
        </Button>
        {maySendNow && (
          <Button variant="outline" disabled={isBusy} onClick={() => answer(onSendNow)}>
            {t('swap.now')}
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => answer(onExchange)}>
          {t('swap.save')}
        </Button>
      </DialogActions>
    </div>
  )
}

type ExchangeDialogProps = Omit<ExchangeReturnProps, 'maySendNow'> & { isOpen: boolean }

/**
 * Exchange for the same product, another size or color, or another product; over the page, because the order's other
 * sections are below.
 */
export const ExchangeDialog = ({ isOpen, ...exchange }: ExchangeDialogProps) => {
  const t = useText()
  // Known before the dialog opens, so that its buttons stay in place.
  const { data: maySendNow = false } = useQuery(exchangeAtOnceQuery())
  return (
    <TitledDialog
      look="sheet"
      isOpen={isOpen}
      onClose={exchange.onClose}
      title={t('exchange')}
      size="small"
    >
      <ExchangeReturn {...exchange} maySendNow={maySendNow} />
    </TitledDialog>
  )
}
