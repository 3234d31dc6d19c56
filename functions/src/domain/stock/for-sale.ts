import type { PRODUCT_STATES } from '@bartan/contract/products/rules'

type Stored = {
  deletedAt?: unknown
  state?: (typeof PRODUCT_STATES)[number] | undefined
}

/** Whether shoppers may see and buy it: not a deleted product, nor a draft. */
export const isForSale = ({ deletedAt, state }: Stored): boolean => !deletedAt && state !== 'draft'
