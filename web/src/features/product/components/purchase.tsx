import { chakra } from '@chakra-ui/react/styled-system'
import { QuantityStepper } from '../../../components/quantity-stepper.tsx'
import { nameOf } from '../../../components/product-name.ts'
import { VisuallyHidden } from '../../../components/visually-hidden.tsx'
import { copy } from '../copy.ts'
import type { Product } from '@bartan/contract/product'
import type { ReactNode } from 'react'

const Bar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
  variants: {
    /** On phones it waits at the lower edge of the screen until its place comes by. */
    isSticky: {
      true: {
        position: { base: 'sticky', md: 'static' },
        bottom: '0',
        zIndex: 'raised',
        mx: { base: '-4', md: '0' },
        px: { base: '4', md: '0' },
        py: { base: '3', md: '0' },
        pb: { base: 'calc(12px + env(safe-area-inset-bottom))', md: '0' },
        bg: { base: 'ground', md: 'transparent' },
        borderTopWidth: { base: '1px', md: '0' },
      },
    },
  },
})

type PurchaseProps = {
  product: Product
  quantity: number
  onQuantity: (quantity: number) => void
  isSticky: boolean
  /** The button of the cart feature. */
  children: ReactNode
}

/** How many, and into the cart with them. */
export const Purchase = (props: PurchaseProps) => {
  const { product, quantity, onQuantity, isSticky, children } = props
  return (
    <Bar isSticky={isSticky}>
      {product.countInStock > 0 && (
        <div>
          <VisuallyHidden>{copy('quantity')}</VisuallyHidden>
          <QuantityStepper
            size="lg"
            of={nameOf(product)}
            quantity={quantity}
            onChange={onQuantity}
            max={product.countInStock}
          />
        </div>
      )}
      <chakra.div flex="1" minW="160px">
        {children}
      </chakra.div>
    </Bar>
  )
}
