import { chakra } from '@chakra-ui/react/styled-system'
import { Choice } from '#components/ui/choice.tsx'
import { ColorSwatch } from '#components/commerce/color-swatch.tsx'
import { translateValue } from '#i18n/translate.ts'
import { t } from '../texts.ts'
import type { ReactNode } from 'react'
import type { Product } from '@bartan/contract/products/schema'
import type { useProductChoice } from '../use-product-choice.ts'

type ChoiceGroupProps = { label: string; chosen: string; children: ReactNode }

/** 'Color: Red', and the buttons to change it. */
const ChoiceGroup = ({ label, chosen, children }: ChoiceGroupProps) => (
  <chakra.fieldset minW="0">
    <chakra.legend mb="2" fontSize="sm">
      <chakra.span fontWeight="semibold">{label}:</chakra.span>{' '}
      <chakra.span color="ink.soft">{chosen || t('pleaseChoose')}</chakra.span>
    </chakra.legend>
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {children}
    </chakra.div>
  </chakra.fieldset>
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
