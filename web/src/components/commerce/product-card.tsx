import { imageUrlAt } from '@bartan/contract/images/rules'
import { knownColor } from '@bartan/contract/products/product-colors'
import { LOW_STOCK } from '@bartan/contract/products/stock/stock'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { useShop } from '#lib/shop-settings.ts'
import { ServerCached } from '#components/ui/server-cached.tsx'
import { translateValue } from '#i18n/translate.ts'
import { CardColors } from './colors/card-colors.tsx'
import { Price } from './price.tsx'
import { ProductImage } from './product-image.tsx'
import { brandBeside, nameOf, imageOf, imageForColor } from './product-name.ts'
import { QuickAddButton } from './quick-add-button.tsx'
import { RatingBadge } from './rating.tsx'
import { SaleEnd } from './sale-end.tsx'
import { StockLabel } from './stock-label.tsx'
import { WishlistButton } from './wishlist-button.tsx'
import type { Product } from '@bartan/contract/products/schema'
import { css, cva } from '#styled-system/css'
import type { Language } from '@bartan/contract/shop/languages'
import { useLanguage } from '#i18n/language.ts'

const cardLink = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    h: 'full',
    borderRadius: 'lg',
    _focusVisible: { borderRadius: 'lg', outlineOffset: '4px' },
    '& img': { transition: 'scale {durations.slow} {easings.out}' },
    _hover: { '& img': { scale: '1.035' }, '& [data-name]': { color: 'teal' } },
  },
  variants: {
    // A sold-out product can still be opened and put on the wishlist.
    isSoldOut: { true: { '& img': { opacity: 0.55 } } },
  },
})

const styles = {
  root: css({ position: 'relative', h: 'full' }),
  // Row for the colors, or for the sizes if there are no colors.
  choices: css({
    display: 'flex',
    alignItems: 'center',
    h: 'tap',
    px: '0.5',
    fontSize: 'xs',
    color: 'ink.soft',
    '& > span': { lineClamp: '2' },
  }),
  name: css({
    fontFamily: 'body',
    fontSize: { base: 'sm', md: 'md' },
    fontWeight: 'medium',
    lineHeight: 'snug',
    lineClamp: '2',
    textWrap: 'wrap',
    overflowWrap: 'anywhere',
    transition: 'color {durations.fast}',
  }),
  brand: css({ fontSize: 'xs', color: 'ink.soft', truncate: true }),
  facts: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', my: '1' }),
  image: css({ position: 'relative', display: 'block', overflow: 'hidden', borderRadius: 'lg' }),
  // Covers the first image, which is visible until this one has loaded.
  second: css({ position: 'absolute', inset: '0', boxSize: 'full', objectFit: 'cover' }),
  price: css({
    display: 'grid',
    alignContent: 'center',
    minH: 'tap',
    mt: 'auto',
    pr: { base: '12', lg: '20' },
  }),
  // The text is set by script after the page loads (app/layouts/shop/use-delivery-day.ts).
  delivery: css({
    h: '5',
    fontSize: 'xs',
    color: 'ink.soft',
    truncate: true,
    '&[data-free=false]': { _after: { content: 'var(--paid-delivery)' } },
    '&[data-free=true]': { color: 'teal.deep', _after: { content: 'var(--free-delivery)' } },
  }),
  wishlist: css({ position: 'absolute', top: '0', right: '0' }),
}

type ProductCardProps = {
  product: Product
  sizes: string
  isPriority?: boolean
  /** Colors of the list's filter: the card shows the first of them that the product has. */
  wanted?: readonly string[] | undefined
}

/** Sizes, else the material. */
const hintOf = (language: Language, { sizes, material }: Product): string =>
  (sizes.length > 0 ? sizes : [material])
    .map((value) => translateValue(language, value))
    .join(' · ')

const Card = ({ id, ...props }: ProductCardProps & { id: string }) => {
  const language = useLanguage()
  const { freeFrom } = useShop().shipping
  const { product, sizes, isPriority = false, wanted = [] } = props
  const [picked, pick] = useState<string>()
  const color = picked ?? wanted.flatMap((name) => knownColor(product, name) ?? [])[0]
  const image =
    color === undefined ? imageOf(language, product) : imageForColor(language, product, color)
  const [isHovered, setHovered] = useState(false)
  const second = product.images.find(({ url }) => url !== image?.url)
  const hasColors = product.colors.length > 1
  const brand = brandBeside(language, product)
  return (
    <div className={styles.root}>
      <Link
        className={cardLink({ isSoldOut: product.countInStock === 0 })}
        to={paths.product(product._id, { color })}
        draggable={false}
      >
        <span
          className={styles.image}
          onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
          onPointerLeave={() => setHovered(false)}
        >
          <ProductImage image={image} sizes={sizes} isPriority={isPriority} />
          {isHovered && second && (
            <img className={styles.second} src={imageUrlAt(second.url, 480)} alt="" />
          )}
        </span>
        <span className={styles.choices}>
          {!hasColors && <span>{hintOf(language, product)}</span>}
        </span>
        <h3 className={styles.name} data-name="">
          {nameOf(language, product)}
        </h3>
        <span className={styles.facts}>
          {brand && <span className={styles.brand}>{brand}</span>}
          {product.rating && <RatingBadge rating={product.rating} />}
          {product.countInStock <= LOW_STOCK && <StockLabel countInStock={product.countInStock} />}
        </span>
        <div className={styles.price}>
          <Price
            amount={product.price}
            original={product.originalPrice}
            isFrom={product.priceMax !== undefined}
          />
          <SaleEnd at={product.saleEndsAt} />
        </div>
        <span
          className={styles.delivery}
          data-free={product.countInStock > 0 ? product.price >= freeFrom : undefined}
        />
      </Link>
      <div className={styles.wishlist}>
        <WishlistButton product={product} />
      </div>
      {hasColors && <CardColors product={product} shown={color} onPick={pick} name={id} />}
      {product.countInStock > 0 && <QuickAddButton product={product} color={color} />}
    </div>
  )
}

/**
 * A product in a grid or strip. The whole card links to the product's page in the shown color; the heart, colors and
 * cart button are separate controls.
 */
export const ProductCard = (props: ProductCardProps) => {
  const id = useId()
  const card = <Card {...props} id={id} />
  // Cards with priority images are rendered each time, because React writes their preloads before the page.
  return props.isPriority ? (
    card
  ) : (
    <ServerCached name="card" of={props} id={id}>
      {card}
    </ServerCached>
  )
}
