import type { Product } from '@bartan/contract/products/schema'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { imageForColor } from '#components/commerce/product-name.ts'
import { useLanguage } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import type { ProductChoice } from '../use-product-choice.ts'

const styles = {
  root: css({
    hideFrom: 'md',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minW: '0',
    maxW: '55%',
  }),
  image: css({ w: 'tap', flexShrink: '0', overflow: 'hidden', borderRadius: 'sm' }),
  // Shows the price again, where the bar covers the first one.
  price: css({
    display: 'block',
    fontSize: 'lg',
    fontWeight: 'bold',
    lineHeight: 'snug',
    fontVariantNumeric: 'tabular-nums',
    _before: { content: 'attr(data-price)' },
  }),
  choice: css({ display: 'block', fontSize: 'xs', color: 'ink.soft', truncate: true }),
}

type BarChoiceProps = { product: Product; choice: ProductChoice }

/**
 * What the bar's button would buy: image, price, color and size. Hidden from screen readers, which have just read it
 * above.
 */
export const BarChoice = ({ product, choice }: BarChoiceProps) => {
  const language = useLanguage()
  const image = imageForColor(language, product, choice.color)
  return (
    <div className={styles.root} aria-hidden>
      <span className={styles.image}>
        <ProductImage image={image && { ...image, altText: '' }} sizes="44px" look="thumb" />
      </span>
      <div className={css({ minW: '0' })}>
        <span className={styles.price} data-price={formatRupees(product.price)} />
        <span className={styles.choice}>{choiceOf(language, choice)}</span>
      </div>
    </div>
  )
}
