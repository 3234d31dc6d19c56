import { chakra } from '@chakra-ui/react/styled-system'
import { translateValue } from '#i18n/translate.ts'
import { t } from '../texts.ts'
import type { Product } from '@bartan/contract/products/schema'

export const ProductFacts = ({ product }: { product: Product }) => {
  const facts = [
    [t('brand'), product.brand],
    [t('material'), translateValue(product.material)],
    [t('category'), translateValue(product.category)],
    [t('collection'), translateValue(product.collection)],
    [t('itemNumber'), product.sku],
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
