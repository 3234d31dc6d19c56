import { COLUMNS } from './fields.ts'

const SHOPIFY = ['handle', 'url handle', 'title', 'vendor', 'variant sku', 'variant price']

const WOOCOMMERCE = ['type', 'published', 'regular price', 'parent', 'stock', 'categories']

/** Headings that tell where a table of products begins, below a title. */
export const PRODUCT_HEADINGS: readonly string[] = [
  ...SHOPIFY,
  'option1 value',
  ...WOOCOMMERCE,
  'id',
  '_id',
  ...COLUMNS,
]
