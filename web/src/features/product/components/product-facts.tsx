import { chakra } from '@chakra-ui/react/styled-system'
import type { Product } from '@bartan/contract/product'

export const ProductFacts = ({ product }: { product: Product }) => {
  const facts = [
    ['Brand', product.brand],
    ['Material', product.material],
    ['Category', product.category],
    ['Item number', product.sku],
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
