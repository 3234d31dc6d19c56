import { chakra } from '@chakra-ui/react/styled-system'
import { choiceOf } from '#components/ui/choice-of.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { imageForColor } from '#components/commerce/product-name.ts'
import type { Product } from '@bartan/contract/products/schema'
import type { ProductChoice } from '../use-product-choice.ts'

/** The price once more, where the bar covers the first one. */
const Price = chakra('span', {
  base: {
    display: 'block',
    fontSize: 'lg',
    fontWeight: 'bold',
    lineHeight: 'snug',
    fontVariantNumeric: 'tabular-nums',
    _before: { content: 'attr(data-price)' },
  },
})

type BarChoiceProps = { product: Product; choice: ProductChoice }

/**
 * What the bar's button would buy: image, price, color and size. Hidden from screen readers, which have just read
 * all of it above.
 */
export const BarChoice = ({ product, choice }: BarChoiceProps) => {
  const image = imageForColor(product, choice.color)
  return (
    <chakra.div
      aria-hidden
      hideFrom="md"
      display="flex"
      alignItems="center"
      gap="3"
      minW="0"
      maxW="55%"
    >
      <chakra.span w="11" flexShrink="0" overflow="hidden" borderRadius="sm">
        <ProductImage image={image && { ...image, altText: '' }} sizes="44px" look="thumb" />
      </chakra.span>
      <chakra.div minW="0">
        <Price data-price={formatRupees(product.price)} />
        <chakra.span display="block" fontSize="xs" color="ink.soft" truncate>
          {choiceOf(choice)}
        </chakra.span>
      </chakra.div>
    </chakra.div>
  )
}
