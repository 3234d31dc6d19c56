import type { Buying, EditedProduct } from '@bartan/contract/products/admin-schema'
import type { Product } from '@bartan/contract/products/schema'
import { toRupees } from '@bartan/contract/shared/money'
import type { ProductDocument, VariantDocument } from '#database/product-documents.ts'

/**
 * What shoppers are not told of a product: it is kept apart from the product itself, so that no public reply can bear it.
 * Variants in their order; absent where none has an own.
 */
export type BuyingFacts = Buying & { variants?: Buying[] }

const factsOf = ({
  cost,
  reorderAt,
}: Pick<VariantDocument | ProductDocument, 'cost' | 'reorderAt'>): Buying => ({
  ...(cost != null && { cost: toRupees(cost) }),
  ...(reorderAt != null && { reorderAt }),
})

const isSaid = (facts: object): boolean => Object.keys(facts).length > 0

/** Undefined where nothing is said, as of most products. */
export const buyingOf = (
  product: Pick<ProductDocument, 'cost' | 'reorderAt' | 'variants'>,
): BuyingFacts | undefined => {
  const own = factsOf(product)
  const ofVariants = (product.variants ?? []).map(factsOf)
  const facts = { ...own, ...(ofVariants.some(isSaid) && { variants: ofVariants }) }
  return isSaid(facts) ? facts : undefined
}

/** A product with them, for who edits it. */
export const withBuying = <P extends Product>(
  product: P,
  facts: BuyingFacts | undefined,
): P & EditedProduct => {
  const { variants: ofVariants = [], ...own } = facts ?? {}
  const variants = product.variants?.map((variant, place) => ({ ...variant, ...ofVariants[place] }))
  return { ...product, ...own, ...(variants && { variants }) }
}
