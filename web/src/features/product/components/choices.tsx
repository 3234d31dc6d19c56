import { Choice } from '#components/ui/elements.tsx'
import { ColorSwatch } from '#components/commerce/color-swatch.tsx'
import { translateValue } from '#i18n/translate.ts'
import { hasSize } from '../chosen-variant.ts'
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

type ChoicesProps = { product: Product; choosing: ReturnType<typeof useProductChoice> }

/** Color and size, if the product has any. */
export const Choices = ({ product, choosing }: ChoicesProps) => {
  const { choice } = choosing
  return (
    <>
      {product.colors.length > 0 && (
        <ChoiceGroup label={t('color')} chosen={translateValue(choice.color)}>
          {product.colors.map((color) => (
            <ColorSwatch
              key={color}
              color={color}
              look="pill"
              isPressed={color === choice.color}
              onToggle={() => choosing.toggleColor(color)}
            />
          ))}
        </ChoiceGroup>
      )}
      {product.sizes.length > 0 && (
        <ChoiceGroup label={t('size')} chosen={translateValue(choice.size)}>
          {product.sizes.map((size) => (
            <Choice
              key={size}
              aria-pressed={size === choice.size}
              disabled={!hasSize(product, choice, size)}
              onClick={() => choosing.toggleSize(size)}
            >
              {translateValue(size)}
            </Choice>
          ))}
        </ChoiceGroup>
      )}
    </>
  )
}
