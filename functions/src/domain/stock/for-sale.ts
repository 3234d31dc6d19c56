import type { PRODUCT_STATES } from '@bartan/contract/products/rules'

type Stored = {
  deletedAt?: unknown
  state?: (typeof PRODUCT_STATES)[number] | undefined
}

/** Whether shoppers may see and buy it: a deleted product is not there for them, nor is a draft. */
export const isForSale = ({ deletedAt, state }: Stored): boolean => !deletedAt && state !== 'draft'
