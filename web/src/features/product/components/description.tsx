import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from '../../../components/skeleton.tsx'
import { language } from '../../../copy/copy-of.ts'
import type { Product } from '@bartan/contract/product'

const LINES = ['full', '92%', '60%'] as const

/** Lists leave out the Hindi text: a product known from a list has its name at once, and its text a moment later. */
const isOnItsWay = ({ nameHi, descriptionHi }: Product) =>
  language() === 'hi' && Boolean(nameHi) && descriptionHi === undefined

type DescriptionProps = {
  product: Product
  /** Known only from a list; the product itself is being loaded. */
  isPreview?: boolean
}

export const Description = ({ product, isPreview = false }: DescriptionProps) =>
  isPreview && isOnItsWay(product) ? (
    <chakra.div display="grid" gap="2">
      {LINES.map((width) => (
        <Skeleton key={width} h="4" w={width} />
      ))}
    </chakra.div>
  ) : (
    <chakra.p color="ink.soft" maxW="text" whiteSpace="pre-line" overflowWrap="anywhere">
      {(language() === 'hi' && product.descriptionHi) || product.description}
    </chakra.p>
  )
