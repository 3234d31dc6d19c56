import { ORDER_LIMITS } from '@bartan/contract/checkout/order-limits'
import { QuantityStepper } from '#components/commerce/quantity-stepper.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { StickyBar } from '#components/ui/layout/sticky-bar.tsx'
import { t } from '../texts.ts'
import { BarChoice } from './bar-choice.tsx'
import type { Product } from '@bartan/contract/products/schema'
import type { ReactNode } from 'react'
import type { ProductChoice } from '../use-product-choice.ts'
import { css, cx } from '#styled-system/css'

const styles = {
  root: css({ flexWrap: 'wrap', gap: '3' }),
  root2: css({ display: { base: 'contents', md: 'flex' } }),
  root3: css({ display: 'flex' }),
  row: css({ display: 'flex', alignItems: 'center', gap: '3' }),
  text: css({ fontSize: 'sm', fontWeight: 'semibold' }),
  text2: css({ srOnly: { base: false, md: true } }),
  text3: css({ srOnly: true }),
  stickyBar: css({ minW: '160px' }),
  stickyBar2: css({ flex: { md: '1' } }),
  stickyBar3: css({ flex: '1' }),
  box: css({ flex: '1', minW: '0' }),
}

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
    <div className={cx(styles.root, isSticky ? styles.root2 : styles.root3)}>
      {product.countInStock > 0 && (
        <div className={styles.row}>
          <span className={cx(styles.text, isSticky ? styles.text2 : styles.text3)}>
            {t('quantity')}
          </span>
          <QuantityStepper
            size="lg"
            of={nameOf(product)}
            quantity={choice.quantity}
            onChange={onQuantity}
            max={Math.min(product.countInStock, ORDER_LIMITS.quantity)}
          />
        </div>
      )}
      <StickyBar
        className={cx(styles.stickyBar, isSticky ? styles.stickyBar2 : styles.stickyBar3)}
        until={isSticky ? 'md' : undefined}
      >
        {isSticky && <BarChoice product={product} choice={choice} />}
        <div className={styles.box}>{children}</div>
      </StickyBar>
    </div>
  )
}
