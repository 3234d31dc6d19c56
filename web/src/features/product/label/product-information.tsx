import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { productQuery } from '../api/product-queries.ts'
import { ProductFacts } from '../components/product-facts.tsx'
import { LabelTable } from './label-table.tsx'
import type { Product } from '@bartan/contract/products/schema'
import { css } from '#styled-system/css'

const styles = {
  root: css({ display: 'grid', gap: '5' }),
}

/** Data sheet and label of a product. */
export const InformationOf = ({ product }: { product: Product }) => (
  <div className={styles.root}>
    <ProductFacts product={product} />
    <LabelTable product={product} />
  </div>
)

/** Of the product that the address names. */
export const ProductInformation = () => {
  const { id = '' } = useParams()
  const { data } = useQuery(productQuery(id))
  return data && <InformationOf product={data} />
}
