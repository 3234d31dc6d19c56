import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { Choice } from '../../../components/choice.tsx'
import { ColorSwatch } from '../../../components/color-swatch.tsx'
import { Heading } from '../../../components/heading.tsx'
import { Price } from '../../../components/price.tsx'
import { QuantityStepper } from '../../../components/quantity-stepper.tsx'
import { StockLabel } from '../../../components/stock-label.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { paths } from '../../../config/paths.ts'
import { useProductChoice } from '../use-product-choice.ts'
import { ChoiceGroup } from './choice-group.tsx'
import { DeliveryFacts } from './delivery-facts.tsx'
import { Gallery } from './gallery.tsx'
import { ProductFacts } from './product-facts.tsx'
import type { Product } from '@bartan/contract/product'
import type { ReactNode } from 'react'
import type { ProductChoice } from '../use-product-choice.ts'

type Choosing = ReturnType<typeof useProductChoice>

const Title = ({ product, isPage }: { product: Product; isPage: boolean }) => (
  <chakra.div>
    <TextLink
      tone="plain"
      display="inline-block"
      py="1"
      color="ink.soft"
      fontSize="sm"
      to={paths.collection({ brand: product.brand })}
    >
      {product.brand}
    </TextLink>
    <Heading as={isPage ? 'h1' : 'h3'} overflowWrap="anywhere">
      {isPage ? product.name : <Link to={paths.product(product._id)}>{product.name}</Link>}
    </Heading>
  </chakra.div>
)

const Choices = ({ product, choosing }: { product: Product; choosing: Choosing }) => {
  const { choice } = choosing
  return (
    <>
      {product.colors.length > 0 && (
        <ChoiceGroup label="Color" chosen={choice.color}>
          {product.colors.map((color) => (
            <ColorSwatch
              key={color}
              color={color}
              isPressed={color === choice.color}
              onToggle={() => choosing.toggleColor(color)}
            />
          ))}
        </ChoiceGroup>
      )}
      {product.sizes.length > 0 && (
        <ChoiceGroup label="Size" chosen={choice.size}>
          {product.sizes.map((size) => (
            <Choice
              key={size}
              aria-pressed={size === choice.size}
              onClick={() => choosing.toggleSize(size)}
            >
              {size}
            </Choice>
          ))}
        </ChoiceGroup>
      )}
    </>
  )
}

type ProductDetailProps = {
  product: Product
  /** The button that puts the choice into the cart: the page brings it along from the cart feature. */
  addToCart: (choice: ProductChoice) => ReactNode
  /** On its own page the product is the `h1` and its picture comes first; on home it is one section among others. */
  isPage?: boolean
}

export const ProductDetail = ({ product, addToCart, isPage = false }: ProductDetailProps) => {
  const choosing = useProductChoice(product)
  const { choice, imageIndex, showImage, setQuantity } = choosing
  return (
    <chakra.article
      aria-label={product.name}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' }}
      gap={{ base: '6', md: '10', xl: '16' }}
      alignItems="start"
    >
      <Gallery images={product.images} index={imageIndex} onShow={showImage} isPriority={isPage} />
      <chakra.div display="flex" flexDirection="column" gap="5" minW="0">
        <Title product={product} isPage={isPage} />
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <Price amount={product.price} original={product.originalPrice} size="lg" />
          <StockLabel countInStock={product.countInStock} />
        </chakra.div>
        <chakra.p color="ink.soft" maxW="text" whiteSpace="pre-line">
          {product.description}
        </chakra.p>
        <Choices product={product} choosing={choosing} />
        <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="4">
          <div>
            <chakra.p mb="2" fontSize="sm" fontWeight="semibold">
              Quantity
            </chakra.p>
            <QuantityStepper
              size="lg"
              of={product.name}
              quantity={choice.quantity}
              onChange={setQuantity}
              max={Math.max(1, product.countInStock)}
            />
          </div>
          <chakra.div flex="1" minW="200px">
            {addToCart(choice)}
          </chakra.div>
        </chakra.div>
        <DeliveryFacts />
        <chakra.div pt="5" borderTopWidth="1px">
          <ProductFacts product={product} />
        </chakra.div>
      </chakra.div>
    </chakra.article>
  )
}
