import { Choice } from '#components/ui/choice.tsx'
import { ColorSwatch } from '#components/commerce/color-swatch.tsx'
import { word } from '#i18n/copy-of.ts'
import { copy } from '../copy.ts'
import { ChoiceGroup } from './choice-group.tsx'
import type { Product } from '@bartan/contract/products/schema'
import type { useProductChoice } from '../use-product-choice.ts'

type ChoicesProps = { product: Product; choosing: ReturnType<typeof useProductChoice> }

/** Colour and size, if the product has any. */
export const Choices = ({ product, choosing }: ChoicesProps) => {
  const { choice } = choosing
  return (
    <>
      {product.colors.length > 0 && (
        <ChoiceGroup label={copy('color')} chosen={word(choice.color)}>
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
        <ChoiceGroup label={copy('size')} chosen={word(choice.size)}>
          {product.sizes.map((size) => (
            <Choice
              key={size}
              aria-pressed={size === choice.size}
              onClick={() => choosing.toggleSize(size)}
            >
              {word(size)}
            </Choice>
          ))}
        </ChoiceGroup>
      )}
    </>
  )
}
