import type { Product } from '@bartan/contract/products/schema'
import { variantOf } from '@bartan/contract/products/variants'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { grid } from '#styled-system/patterns'
import { productAsChosen } from '../chosen-variant.ts'
import { ProductFacts } from '../components/product-facts.tsx'
import { productQuery } from '../product-queries.ts'
import { startOf } from '../use-product-choice.ts'
import { LabelTable } from './label-table.tsx'

type InformationProps = { product: Product; choice?: ReturnType<typeof startOf> }

/** Data sheet and label of the chosen variant. */
export const InformationOf = ({ product, choice = startOf(product) }: InformationProps) => {
  const variant = product.variants && variantOf(product.variants, choice)
  return (
    <div className={grid({ gap: '5' })}>
      <ProductFacts product={productAsChosen(product, choice)} size={choice.size} />
      <LabelTable product={variant ? { ...product, variants: [variant] } : product} />
    </div>
  )
}

/** Declarations of the product and variant in the address. */
export const ProductInformation = () => {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const { data } = useQuery(productQuery(id))
  if (!data) return undefined
  const wanted = { size: params.get('size') ?? '', color: params.get('color') ?? '' }
  return <InformationOf product={data} choice={startOf(data, wanted)} />
}
