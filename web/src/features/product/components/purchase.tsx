import type { Product } from '@bartan/contract/products/schema'
import type { ReactNode } from 'react'
import { nameOf } from '#components/commerce/product-name.ts'
import { QuantityStepper } from '#components/commerce/quantity-stepper.tsx'
import { StickyBar } from '#components/ui/layout/sticky-bar.tsx'
import { useShop } from '#lib/shop-settings.ts'
import { css, cx } from '#styled-system/css'
import { useText } from '../texts.ts'
import type { ProductChoice } from '../use-product-choice.ts'
import { BarChoice } from './bar-choice.tsx'

const styles = {
  root: css({ flexWrap: 'wrap', gap: '3' }),
  rootSticky: css({ display: { base: 'contents', md: 'flex' } }),
  // Elsewhere the form for what is sold out is in sight.
  rootSoldOut: css({ display: { base: 'contents', md: 'none' } }),
  rootStatic: css({ display: 'flex' }),
  label: css({ fontSize: 'sm', fontWeight: 'semibold' }),
  labelSticky: css({ srOnly: { base: false, md: true } }),
  labelStatic: css({ srOnly: true }),
  bar: css({ minW: '160px' }),
  // Below all content on a phone, so that it stays visible until then and leaves no gap.
  barSticky: css({ flex: { md: '1' }, order: { base: '1', md: '0' } }),
  barStatic: css({ flex: '1' }),
}

type PurchaseProps = {
  product: Product
  choice: ProductChoice
  onQuantity: (quantity: number) => void
  /** On a phone, price and button stay visible; the quantity is above them. */
  isSticky: boolean
  /** The button of the cart feature. */
  children: ReactNode
}

/** Quantity and the button that adds it to the cart. */
export const Purchase = (props: PurchaseProps) => {
  const t = useText()
  const shop = useShop()
  const { product, choice, onQuantity, isSticky, children } = props
  const isSoldOut = product.countInStock === 0
  const sticky = isSoldOut ? styles.rootSoldOut : styles.rootSticky
  return (
    <div data-buy="" className={cx(styles.root, isSticky ? sticky : styles.rootStatic)}>
      {!isSoldOut && (
        <div className={css({ display: 'flex', alignItems: 'center', gap: '3' })}>
          <span className={cx(styles.label, isSticky ? styles.labelSticky : styles.labelStatic)}>
            {t('quantity')}
          </span>
          <QuantityStepper
            size="lg"
            of={nameOf(t.language, product)}
            quantity={choice.quantity}
            onChange={onQuantity}
            max={Math.min(product.countInStock, shop.limits.quantity)}
          />
        </div>
      )}
      <StickyBar
        className={cx(styles.bar, isSticky ? styles.barSticky : styles.barStatic)}
        until={isSticky ? 'md' : undefined}
      >
        {isSticky && <BarChoice product={product} choice={choice} />}
        <div className={css({ flex: '1', minW: '0' })}>{children}</div>
      </StickyBar>
    </div>
  )
}
