import { chakra } from '@chakra-ui/react/styled-system'
import { word } from '#i18n/copy-of.ts'
import { copy } from '../copy.ts'
import type { Product } from '@bartan/contract/products/schema'

export const ProductFacts = ({ product }: { product: Product }) => {
  const facts = [
    [copy('brand'), product.brand],
    [copy('material'), word(product.material)],
    [copy('category'), word(product.category)],
    [copy('collection'), word(product.collection)],
    [copy('itemNumber'), product.sku],
  ].filter(([, value]) => value)
  return (
    <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="6" rowGap="2" fontSize="sm">
      {facts.map(([name, value]) => (
        <chakra.div key={name} display="contents">
          <chakra.dt color="ink.soft">{name}</chakra.dt>
          <chakra.dd fontWeight="medium" overflowWrap="anywhere">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
