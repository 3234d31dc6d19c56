import { knownColor } from '@bartan/contract/products/product-colors'
import { useState } from 'react'
import { Link } from '#lib/router/link.tsx'
import { paths } from '#lib/paths.ts'
import { CardColors } from './card-colors.tsx'
import { Price, Saving } from './price.tsx'
import { ProductImage } from './product-image.tsx'
import { nameOf, imageOf, imageForColor } from './product-name.ts'
import { RatingBadge } from './rating.tsx'
import { StockLabel } from './stock-label.tsx'
import { WishlistButton } from './wishlist-button.tsx'
import type { Product } from '@bartan/contract/products/schema'
import { LOW_STOCK } from '@bartan/contract/products/stock'
import { css, cva } from '#styled-system/css'

const cardLink = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    h: 'full',
    borderRadius: 'lg',
    _focusVisible: { borderRadius: 'lg', outlineOffset: '4px' },
    '& img': { transition: 'scale {durations.slow} {easings.out}' },
    _hover: { '& img': { scale: '1.035' }, '& [data-name]': { color: 'teal' } },
  },
  variants: {
    // It can still be looked at and put on the wishlist.
    isSoldOut: { true: { '& img': { opacity: 0.55 } } },
  },
})

const styles = {
  root: css({ position: 'relative', h: 'full' }),
  image: css({ display: 'block', position: 'relative' }),
  badges: css({
    position: 'absolute',
    top: '2',
    left: '2',
    display: 'grid',
    justifyItems: 'start',
    gap: '1',
  }),
  facts: css({ display: 'flex', flexDirection: 'column', gap: '1.5', minH: '96px', px: '1' }),
  brandAndRating: css({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '2',
  }),
  brand: css({ fontSize: 'xs', color: 'ink.soft', truncate: true }),
  name: css({
    fontFamily: 'body',
    fontWeight: 'medium',
    lineHeight: 'snug',
    lineClamp: '2',
    textWrap: 'wrap',
    overflowWrap: 'anywhere',
    transition: 'color {durations.fast}',
  }),
  wishlist: css({ position: 'absolute', top: '1.5', right: '1.5' }),
}

type ProductCardProps = {
  product: Product
  sizes: string
  isPriority?: boolean
  /** Colors that the list is filtered by: the product is shown in the first that it has. */
  wanted?: readonly string[] | undefined
}

/**
 * A product in a grid or a strip: the whole card leads to its page, in the color that it shows. The heart and the
 * colors are apart.
 */
export const ProductCard = (props: ProductCardProps) => {
  const { product, sizes, isPriority = false, wanted = [] } = props
  const [picked, pick] = useState<string>()
  const color = picked ?? wanted.flatMap((name) => knownColor(product, name) ?? [])[0]
  const image = color === undefined ? imageOf(product) : imageForColor(product, color)
  return (
    <div className={styles.root}>
      <Link
        className={cardLink({ isSoldOut: product.countInStock === 0 })}
        to={paths.product(product._id, { color })}
        draggable={false}
      >
        <span className={styles.image}>
          <ProductImage image={image} sizes={sizes} isPriority={isPriority} />
          <span className={styles.badges}>
            {product.countInStock <= LOW_STOCK && (
              <StockLabel countInStock={product.countInStock} />
            )}
            <Saving amount={product.price} original={product.originalPrice} />
          </span>
        </span>
        {/* As high as with a name of two lines, so that all cards of a row are equally high. */}
        <div className={styles.facts}>
          <div className={styles.brandAndRating}>
            <span className={styles.brand}>{product.brand}</span>
            {product.rating && <RatingBadge rating={product.rating} />}
          </div>
          <h3 className={styles.name} data-name="">
            {nameOf(product)}
          </h3>
          <Price amount={product.price} original={product.originalPrice} />
        </div>
      </Link>
      <div className={styles.wishlist}>
        <WishlistButton product={product} />
      </div>
      {product.colors.length > 1 && <CardColors product={product} shown={color} onPick={pick} />}
    </div>
  )
}
