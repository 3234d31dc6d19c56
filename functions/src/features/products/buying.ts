import type { Buying, EditedProduct } from '@bartan/contract/products/admin-schema'
import type { Product } from '@bartan/contract/products/schema'
import { toRupees } from '@bartan/contract/shared/money'
import type { ProductDocument, VariantDocument } from '#database/product-documents.ts'

/**
 * A product's purchasing data, kept apart from the product, so that no public reply can contain it. Variants in their
 * order; absent if none has its own.
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

/** Undefined if nothing is set, as for most products. */
export const buyingOf = (
  product: Pick<ProductDocument, 'cost' | 'reorderAt' | 'variants'>,
): BuyingFacts | undefined => {
  const own = factsOf(product)
  const ofVariants = (product.variants ?? []).map(factsOf)
  const facts = { ...own, ...(ofVariants.some(isSaid) && { variants: ofVariants }) }
  return isSaid(facts) ? facts : undefined
}

export const withBuying = <P extends Product>(
  product: P,
  facts: BuyingFacts | undefined,
): P & EditedProduct => {
  const { variants: ofVariants = [], ...own } = facts ?? {}
  const variants = product.variants?.map((variant, place) => ({ ...variant, ...ofVariants[place] }))
  return { ...product, ...own, ...(variants && { variants }) }
}
