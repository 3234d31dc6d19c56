import { chakra } from '@chakra-ui/react/styled-system'
import { ORDER_LIMITS } from '@bartan/contract/checkout/order-limits'
import { QuantityStepper } from '#components/commerce/quantity-stepper.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { StickyBar } from '#components/ui/sticky-bar.tsx'
import { t } from '../texts.ts'
import { BarChoice } from './bar-choice.tsx'
import type { Product } from '@bartan/contract/products/schema'
import type { ReactNode } from 'react'
import type { ProductChoice } from '../use-product-choice.ts'

type PurchaseProps = {
  product: Product
  choice: ProductChoice
  onQuantity: (quantity: number) => void
  /** On a phone price and button stay in sight; the quantity is chosen above them. */
  isSticky: boolean
  /** The button of the cart feature. */
  children: ReactNode
}

/** The quantity, and the button that adds it to the cart. */
export const Purchase = (props: PurchaseProps) => {
  const { product, choice, onQuantity, isSticky, children } = props
  return (
    <chakra.div
      display={isSticky ? { base: 'contents', md: 'flex' } : 'flex'}
      flexWrap="wrap"
      gap="3"
    >
      {product.countInStock > 0 && (
        <chakra.div display="flex" alignItems="center" gap="3">
          <chakra.span
            fontSize="sm"
            fontWeight="semibold"
            srOnly={isSticky ? { base: false, md: true } : true}
          >
            {t('quantity')}
          </chakra.span>
          <QuantityStepper
            size="lg"
            of={nameOf(product)}
            quantity={choice.quantity}
            onChange={onQuantity}
            max={Math.min(product.countInStock, ORDER_LIMITS.quantity)}
          />
        </chakra.div>
      )}
      <StickyBar
        until={isSticky ? 'md' : undefined}
        flex={isSticky ? { md: '1' } : '1'}
        minW="160px"
      >
        {isSticky && <BarChoice product={product} choice={choice} />}
        <chakra.div flex="1" minW="0">
          {children}
        </chakra.div>
      </StickyBar>
    </chakra.div>
  )
}
