import { Choice } from '#components/ui/elements.tsx'
import { ColorSwatch } from '#components/commerce/color-swatch.tsx'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import { translateValue } from '#i18n/translate.ts'
import { stateOf } from '../chosen-variant.ts'
import { t } from '../texts.ts'
import type { ReactNode } from 'react'
import type { Product } from '@bartan/contract/products/schema'
import type { useProductChoice } from '../use-product-choice.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({ minW: '0' }),
  legend: css({ mb: '2', fontSize: 'sm' }),
  label: css({ fontWeight: 'semibold' }),
  chosen: css({ color: 'ink.soft' }),
  options: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
}

type ChoiceGroupProps = { label: string; chosen: string; children: ReactNode }

/** 'Color: Red', and the buttons to change it. */
const ChoiceGroup = ({ label, chosen, children }: ChoiceGroupProps) => (
  <fieldset className={styles.root}>
    <legend className={styles.legend}>
      <span className={styles.label}>{label}:</span>{' '}
      <span className={styles.chosen}>{chosen || t('pleaseChoose')}</span>
    </legend>
    <div className={styles.options}>{children}</div>
  </fieldset>
)

type State = ReturnType<typeof stateOf>

/** After the name of what can't be had, for those who don't see it struck. */
const Unavailable = ({ state }: { state: State }) =>
  state !== 'there' && (
    <VisuallyHidden>{t(state === 'soldOut' ? 'soldOut' : 'notMade')}</VisuallyHidden>
  )

type ChoicesProps = { product: Product; choosing: ReturnType<typeof useProductChoice> }

/**
 * Color and size, if the product has any. What is sold out is struck, and can be pressed to be told when it is back; a
 * size that is not made in the chosen color can't. A color always can: the size then follows it.
 */
export const Choices = ({ product, choosing }: ChoicesProps) => {
  const { choice } = choosing
  return (
    <>
      {product.colors.length > 0 && (
        <ChoiceGroup label={t('color')} chosen={translateValue(choice.color)}>
          {product.colors.map((color) => {
            const state = stateOf(product, { color, size: choice.size })
            return (
              <ColorSwatch
                key={color}
                color={color}
                look="pill"
                isPressed={color === choice.color}
                isStruck={state !== 'there'}
                onToggle={() => choosing.toggleColor(color)}
              >
                <Unavailable state={state} />
              </ColorSwatch>
            )
          })}
        </ChoiceGroup>
      )}
      {product.sizes.length > 0 && (
        <ChoiceGroup label={t('size')} chosen={translateValue(choice.size)}>
          {product.sizes.map((size) => {
            const state = stateOf(product, { color: choice.color, size })
            return (
              <Choice
                key={size}
                aria-pressed={size === choice.size}
                disabled={state === 'missing'}
                isStruck={state !== 'there'}
                onClick={() => choosing.toggleSize(size)}
              >
                {translateValue(size)}
                <Unavailable state={state} />
              </Choice>
            )
          })}
        </ChoiceGroup>
      )}
    </>
  )
}
