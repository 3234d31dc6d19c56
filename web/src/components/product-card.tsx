import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { paths } from '../config/paths.ts'
import { ColorDot } from './color-swatch.tsx'
import { copy } from './copy.ts'
import { Price, Saving } from './price.tsx'
import { ProductImage } from './product-image.tsx'
import { nameOf, pictureOf } from './product-name.ts'
import { RatingBadge } from './rating.tsx'
import { StockLabel } from './stock-label.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import { WishlistButton } from './wishlist-button.tsx'
import type { Product } from '@bartan/contract/product'

const MAX_DOTS = 4
const FEW_LEFT = 5

const CardLink = chakra(Link, {
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

/** On the picture, so that the words below start at the same height on every card. */
const Colors = ({ colors }: { colors: readonly string[] }) => (
  <chakra.span
    position="absolute"
    bottom="2"
    left="2"
    display="flex"
    alignItems="center"
    gap="1"
    h="6"
    px="2"
    bg="white/86"
    borderRadius="full"
  >
    <VisuallyHidden>{copy('colors', { count: colors.length })}</VisuallyHidden>
    {colors.slice(0, MAX_DOTS).map((color) => (
      <ColorDot key={color} color={color} size="sm" />
    ))}
    {colors.length > MAX_DOTS && (
      <chakra.span aria-hidden fontSize="xs" lineHeight="1">
        +{colors.length - MAX_DOTS}
      </chakra.span>
    )}
  </chakra.span>
)

type ProductCardProps = { product: Product; sizes: string; isPriority?: boolean }

/** A product in a grid or a strip: the whole card leads to its page, except the heart. */
export const ProductCard = ({ product, sizes, isPriority = false }: ProductCardProps) => (
  <chakra.div position="relative" h="full">
    <CardLink
      to={paths.product(product._id)}
      draggable={false}
      isSoldOut={product.countInStock === 0}
    >
      <chakra.span display="block" position="relative">
        <ProductImage image={pictureOf(product)} sizes={sizes} isPriority={isPriority} />
        <chakra.span
          position="absolute"
          top="2"
          left="2"
          display="grid"
          justifyItems="start"
          gap="1"
        >
          {product.countInStock <= FEW_LEFT && <StockLabel countInStock={product.countInStock} />}
          <Saving amount={product.price} original={product.originalPrice} />
        </chakra.span>
        {product.colors.length > 1 && <Colors colors={product.colors} />}
      </chakra.span>
      {/* As high as with a name of two lines, so that all cards of a row are equally high. */}
      <chakra.div display="flex" flexDirection="column" gap="1.5" minH="96px" px="1">
        <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="2">
          <chakra.span fontSize="xs" color="ink.soft" truncate>
            {product.brand}
          </chakra.span>
          {product.rating && <RatingBadge rating={product.rating} />}
        </chakra.div>
        <chakra.h3
          data-name=""
          fontFamily="body"
          fontWeight="medium"
          lineHeight="snug"
          lineClamp="2"
          overflowWrap="anywhere"
          transition="color {durations.fast}"
        >
          {nameOf(product)}
        </chakra.h3>
        <Price amount={product.price} original={product.originalPrice} />
      </chakra.div>
    </CardLink>
    <chakra.div position="absolute" top="1.5" right="1.5">
      <WishlistButton product={product} />
    </chakra.div>
  </chakra.div>
)
