import type { Product } from '@bartan/contract/products/schema'
import { isChosen, variantOf } from '@bartan/contract/products/variants'
import { ChoiceGroup } from '#components/commerce/choice-group.tsx'
import { ColorSwatch } from '#components/commerce/colors/color-swatch.tsx'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Choice, VisuallyHidden } from '#components/ui/elements.tsx'
import { translateValue } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import { needsOtherColor, stateOf } from '../chosen-variant.ts'
import { useText } from '../texts.ts'
import type { useProductChoice } from '../use-product-choice.ts'
import { WithoutScript } from './without-script.tsx'

const styles = {
  price: css({ fontSize: 'xs', color: 'ink.soft', fontVariantNumeric: 'tabular-nums' }),
}

/** A variant may have no size, or no color. */
const NONE = '–'

type State = ReturnType<typeof stateOf>

/** Price of each size in the chosen color; empty if they are equal. */
const pricesOf = ({ variants, sizes }: Product, color: string): ReadonlyMap<string, string> => {
  const prices = sizes.flatMap((size): [string, string][] => {
    const variant =
      variants && (variantOf(variants, { size, color }) ?? variantOf(variants, { size }))
    return variant ? [[size, formatRupees(variant.price)]] : []
  })
  return new Map(new Set(prices.map(([, price]) => price)).size > 1 ? prices : [])
}

/** Text for screen readers in place of the strike-through. */
const Unavailable = ({ state }: { state: State }) => {
  const t = useText()
  return (
    state !== 'there' && (
      <VisuallyHidden>{t(state === 'soldOut' ? 'soldOut' : 'notMade')}</VisuallyHidden>
    )
  )
}

type ChoicesProps = { product: Product; choosing: ReturnType<typeof useProductChoice> }

/**
 * Buttons for color and size. Sold-out ones are struck through but can be pressed, to ask for a message. A size that
 * exists in other colors alone is disabled; a color never is, because the size follows it.
 */
export const Choices = ({ product, choosing }: ChoicesProps) => {
  const t = useText()
  const { choice } = choosing
  const missing = t('pleaseChoose')
  const prices = pricesOf(product, choice.color)
  const chosen = (value: string): string | undefined =>
    translateValue(t.language, value) || (isChosen(product, choice) ? NONE : undefined)
  return (
    <>
      {product.colors.length > 0 && (
        <ChoiceGroup label={t('color')} chosen={chosen(choice.color)} missing={missing}>
          {product.colors.map((color) => {
            const state = stateOf(product, { color, size: choice.size })
            return (
              <ColorSwatch
                key={color}
                color={color}
                look="pill"
                isPressed={color === choice.color}
                isStruck={state !== 'there'}
                onToggle={() => choosing.chooseColor(color)}
              >
                <Unavailable state={state} />
              </ColorSwatch>
            )
          })}
        </ChoiceGroup>
      )}
      {product.sizes.length > 0 && (
        <ChoiceGroup label={t('size')} chosen={chosen(choice.size)} missing={missing}>
          {product.sizes.map((size) => {
            const state = stateOf(product, { color: choice.color, size })
            return (
              <Choice
                key={size}
                aria-pressed={size === choice.size}
                disabled={needsOtherColor(product, { color: choice.color, size })}
                isStruck={state !== 'there'}
                aria-description={prices.get(size)}
                onClick={() => choosing.chooseSize(size)}
              >
                {translateValue(t.language, size)}
                {prices.has(size) && (
                  <span className={styles.price} aria-hidden>
                    {prices.get(size)}
                  </span>
                )}
                <Unavailable state={state} />
              </Choice>
            )
          })}
        </ChoiceGroup>
      )}
      <noscript>
        {import.meta.env.SSR && <WithoutScript product={product} chosen={choice} prices={prices} />}
      </noscript>
    </>
  )
}
