import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { paths } from '../config/paths.ts'
import { ColorDot } from './color-swatch.tsx'
import { Price } from './price.tsx'
import { ProductImage } from './product-image.tsx'
import { StockLabel } from './stock-label.tsx'
import type { Product } from '@bartan/contract/product'

const MAX_DOTS = 5
const FEW_LEFT = 5

const CardLink = chakra(Link, {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    h: 'full',
    borderRadius: 'lg',
    _focusVisible: { borderRadius: 'lg', outlineOffset: '4px' },
    '& img': { transition: 'scale 320ms cubic-bezier(0.2, 0, 0, 1)' },
    _hover: { '& img': { scale: '1.035' }, '& [data-name]': { color: 'teal' } },
  },
})

const Colors = ({ colors }: { colors: readonly string[] }) => (
  <chakra.div display="flex" alignItems="center" gap="1" minH="3">
    {colors.slice(0, MAX_DOTS).map((color) => (
      <ColorDot key={color} color={color} size="sm" />
    ))}
    {colors.length > MAX_DOTS && (
      <chakra.span fontSize="xs" color="ink.soft" lineHeight="1">
        +{colors.length - MAX_DOTS}
      </chakra.span>
    )}
  </chakra.div>
)

type ProductCardProps = { product: Product; sizes: string; isPriority?: boolean }

/** A product in a grid or a strip; all of it leads to its page. */
export const ProductCard = ({ product, sizes, isPriority = false }: ProductCardProps) => (
  <CardLink to={paths.product(product._id)} draggable={false}>
    <ProductImage image={product.images[0]} sizes={sizes} isPriority={isPriority} />
    {product.countInStock <= FEW_LEFT && (
      <chakra.span position="absolute" top="3" left="3">
        <StockLabel countInStock={product.countInStock} />
      </chakra.span>
    )}
    <chakra.div display="flex" flexDirection="column" gap="1.5" flex="1" px="1">
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="2">
        <chakra.span fontSize="xs" color="ink.soft" truncate>
          {product.brand}
        </chakra.span>
        <Colors colors={product.colors} />
      </chakra.div>
      <chakra.h3
        data-name=""
        fontFamily="body"
        fontWeight="medium"
        lineHeight="snug"
        lineClamp="2"
        transition="color 120ms"
      >
        {product.name}
      </chakra.h3>
      <chakra.div mt="auto">
        <Price amount={product.price} original={product.originalPrice} />
      </chakra.div>
    </chakra.div>
  </CardLink>
)
