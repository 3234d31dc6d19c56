import { isSameLine } from '@bartan/contract/cart/rules'
import { variantOf } from '@bartan/contract/products/variants'
import { useId } from 'react'
import { ChoiceGroup } from '#components/commerce/choice-group.tsx'
import { ColorSwatch } from '#components/commerce/colors/color-swatch.tsx'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Choice, Note, Skeleton } from '#components/ui/elements.tsx'
import { useText as useUiText } from '#components/ui/texts.ts'
import { translateValue } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { choicesIn, differenceOf, type Wanted } from './exchange-sums.ts'
import { GoodsInstead } from './goods-instead.tsx'
import { useText } from './returned-goods-texts.ts'
import type { ExchangedRow } from './use-exchange.ts'

const styles = {
  legend: css({ mb: '2', fontSize: 'sm', fontWeight: 'semibold' }),
  choices: grid({ gap: '3', gridTemplateColumns: '1' }),
  more: css({ fontSize: 'xs', color: 'ink.soft', fontVariantNumeric: 'tabular-nums' }),
  error: css({ color: 'danger', fontSize: 'sm', fontWeight: 'medium' }),
}

const SIGNS = { customer: '+', shop: '−', nobody: '' }

/** What of a product can go out for a line, and what each press leads to: at first to what was bought. */
const useChoices = ({ line, paid, product, picked, costOf, pick }: ExchangedRow) => {
  const made = product ? choicesIn(product) : []
  const chosen = picked?.wanted ?? line
  const stockOf = (one: Wanted) =>
    product?.variants
      ? (variantOf(product.variants, one)?.countInStock ?? 0)
      : product?.countInStock
  const there = made.filter((one) => isSameLine(one, line) || (stockOf(one) ?? 0) >= line.quantity)
  const inColor = (color: string) => {
    const ofColor = there.filter((one) => one.color === color)
    return ofColor.find(({ size }) => size === chosen.size) ?? ofColor[0]
  }
  const inSize = (size: string) => {
    const ofSize = there.filter((one) => one.size === size)
    return ofSize.find(({ color }) => color === chosen.color) ?? ofSize.find(({ color }) => !color)
  }
  return {
    hasOther: there.some((one) => !isSameLine(one, line)),
    chosen,
    inColor,
    inSize,
    press: (wanted: Wanted | undefined) =>
      pick(product && wanted && !isSameLine(wanted, line) ? { product, wanted } : undefined),
    /** '+₹50' */
    moreFor: (wanted: Wanted | undefined): string => {
      const cost = product && wanted && costOf({ product, wanted })
      if (cost === undefined) return ''
      const { payer, sum } = differenceOf(paid, cost)
      return SIGNS[payer] && SIGNS[payer] + formatRupees(sum)
    },
  }
}

type ExchangeChoicesProps = { row: ExchangedRow; name: string; error: string | undefined }

/** What goes out for a line that comes back, chosen as on the product's page, with what each choice costs more. */
export const ExchangeChoices = ({ row, name, error }: ExchangeChoicesProps) => {
  const t = useText()
  const soldOut = useUiText()('soldOut')
  const id = useId()
  const { product, isPending } = row
  const { hasOther, chosen, inColor, inSize, press, moreFor } = useChoices(row)
  const { sizes = [], colors = [] } = product ?? {}
  const ofSize = colors.map(inColor).filter((one) => one?.size === chosen.size)
  // The sizes tell it, unless the colors differ.
  const isToldByColor = sizes.length === 0 || new Set(ofSize.map(moreFor)).size > 1
  const wordFor = (value: string) => translateValue(t.language, value)
  const more = (text: string | false) => text && <span className={styles.more}>{text}</span>
  return (
    <li className={css({ listStyleType: 'none' })}>
      <fieldset
        className={css({ minW: '0' })}
        tabIndex={-1}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && id}
      >
        <legend className={styles.legend}>{t('insteadOf', { line: name })}</legend>
        <div className={styles.choices}>
          {isPending && <Skeleton className={css({ h: '24' })} />}
          {!isPending && !hasOther && <Note>{t('noOther')}</Note>}
          {hasOther && colors.length > 0 && (
            <ChoiceGroup label={t('color')} chosen={wordFor(chosen.color)} missing={t('choose')}>
              {colors.map((color) => (
                <ColorSwatch
                  key={color}
                  color={color}
                  look="pill"
                  isPressed={color === chosen.color}
                  isDisabled={!inColor(color)}
                  onToggle={() => press(inColor(color))}
                >
                  {more(inColor(color) ? isToldByColor && moreFor(inColor(color)) : soldOut)}
                </ColorSwatch>
              ))}
            </ChoiceGroup>
          )}
          {hasOther && sizes.length > 0 && (
            <ChoiceGroup label={t('size')} chosen={wordFor(chosen.size)} missing={t('choose')}>
              {sizes.map((size) => (
                <Choice
                  key={size}
                  aria-pressed={size === chosen.size}
                  disabled={!inSize(size)}
                  onClick={() => press(inSize(size))}
                >
                  {wordFor(size)}
                  {more(inSize(size) ? moreFor(inSize(size)) : soldOut)}
                </Choice>
              ))}
            </ChoiceGroup>
          )}
          {error && (
            <p className={styles.error} id={id} role="alert">
              {error}
            </p>
          )}
        </div>
      </fieldset>
      <div className={css({ mt: '3', _empty: { display: 'none' } })}>
        <GoodsInstead row={row} />
      </div>
    </li>
  )
}
