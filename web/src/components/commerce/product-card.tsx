import { feeToBring } from '@bartan/contract/delivery/fee-to-bring'
import { imageUrlAt } from '@bartan/contract/images/rules'
import type { ListedProduct } from '@bartan/contract/products/listed-schema'
import { variantOffer } from '@bartan/contract/products/price/variant-offer'
import { LOW_STOCK } from '@bartan/contract/products/stock/stock'
import { DEFAULT_LANGUAGE, type Language } from '@bartan/contract/shop/languages'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { ServerCached } from '#components/ui/server-cached.tsx'
import { textIn } from '#components/ui/texts.ts'
import { translateValue, useLanguage } from '#i18n/translate.ts'
import { paths } from '#lib/paths.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css, cva } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { CardColors } from './colors/card-colors.tsx'
import { Price } from './price.tsx'
import { ProductImage } from './product-image.tsx'
import { brandBeside, nameOf, imageOf, imageForColor } from './product-name.ts'
import { QuickAddButton } from './quick-add-button.tsx'
import { RatingBadge } from './rating.tsx'
import { SaleEnd } from './sale-end.tsx'
import { sizeRange } from './size-range.ts'
import { StockLabel } from './stock-label.tsx'
import { WishlistButton } from './wishlist-button.tsx'

/**
 * What a card offers: what fits the list's conditions, in another color if one is picked on the card; without
 * conditions the lowest price of all.
 */
const shownOffer = (product: ListedProduct, picked?: string) => {
  const { match, variants, priceMax } = product
  const { size, color } = { ...match, ...(picked && { color: picked }) }
  const inColor = (wanted: string | undefined) =>
    variants?.find((one) => one.size === size && one.color === wanted)
  const meant = match && (inColor(color) ?? inColor(match.color))
  // Whether other sizes or colors cost more.
  const isFrom = !match && priceMax !== undefined
  return { ...variantOffer(product, meant ?? product), isFrom, size, color }
}

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
  // Row for the colors; empty on a card without them, so that names stand in one line, unless no card has any.
  colors: css({ h: 'tap', 'ul:not(:has(fieldset)) &': { h: '2' } }),
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
  size: css({ fontSize: 'xs', color: 'ink.soft' }),
  brand: css({ fontSize: 'xs', color: 'ink.soft', truncate: true }),
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
    fontSize: { base: '2xs', md: 'xs' },
    color: 'ink.soft',
    truncate: true,
    '&[data-free=false]': { _after: { content: 'var(--paid-delivery)' } },
    '&[data-free=true]': { color: 'teal.deep', _after: { content: 'var(--free-delivery)' } },
  }),
}

type ProductCardProps = {
  product: ListedProduct
  sizes: string
  isPriority?: boolean
}

/** The same unit at both ends: words, in other languages, are said once. */
const REPEATED = / (\D+) – (?=[\d.]+ \1$)/

/** The size that is meant, else what the sizes span: "1 L – 3 L", or "4 sizes". */
const sizesOf = (language: Language, sizes: readonly string[], meant: string | undefined) => {
  const [first] = sizes
  if (first === undefined) return undefined
  if (meant !== undefined || sizes.length === 1) return translateValue(language, meant ?? first)
  const range = sizeRange(sizes)
  if (!range) return textIn(language, 'sizes', { count: sizes.length })
  const span = range.map((size) => translateValue(language, size)).join(' – ')
  return language === DEFAULT_LANGUAGE ? span : span.replace(REPEATED, '–')
}

const Card = ({ id, ...props }: ProductCardProps & { id: string }) => {
  const language = useLanguage()
  const { shipping } = useShop()
  const { product, sizes, isPriority = false } = props
  const [picked, pick] = useState<string>()
  const offer = shownOffer(product, picked)
  const { price, countInStock, size, color } = offer
  const image =
    color === undefined ? imageOf(language, product) : imageForColor(language, product, color)
  const [isHovered, setHovered] = useState(false)
  const second = product.images.find(({ url }) => url !== image?.url)
  const hasColors = product.colors.length > 1
  const brand = brandBeside(language, product)
  const sizeHint =
    sizesOf(language, product.sizes, size) ??
    (hasColors ? undefined : translateValue(language, product.material))
  return (
    <div className={css({ position: 'relative', h: 'full' })}>
      <Link
        className={cardLink({ isSoldOut: countInStock === 0 })}
        to={paths.product(product._id, { color, size })}
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
        <span className={styles.colors} />
        <h3 className={styles.name} data-name="">
          {nameOf(language, product)}
        </h3>
        <span className={wrap({ align: 'center', columnGap: '2', my: '1' })}>
          {sizeHint && <span className={styles.size}>{sizeHint}</span>}
          {brand && <span className={styles.brand}>{brand}</span>}
          {product.rating && <RatingBadge rating={product.rating} />}
          {countInStock <= LOW_STOCK && <StockLabel countInStock={countInStock} />}
        </span>
        <div className={styles.price}>
          <Price amount={price} original={offer.originalPrice} isFrom={offer.isFrom} />
          <SaleEnd at={offer.saleEndsAt} />
        </div>
        <span
          className={styles.delivery}
          data-free={countInStock > 0 ? feeToBring(price, { shipping }).most === 0 : undefined}
        />
      </Link>
      <div className={css({ position: 'absolute', top: '0', right: '0' })}>
        <WishlistButton product={product} choice={{ size, color }} />
      </div>
      {hasColors && <CardColors product={product} shown={color} onPick={pick} name={id} />}
      {countInStock > 0 && <QuickAddButton product={product} wanted={{ color, size }} />}
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
