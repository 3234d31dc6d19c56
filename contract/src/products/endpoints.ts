import * as z from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { text } from '../shared/field.ts'
import { listedProductSchema, suggestionSchema } from './listed-schema.ts'
import { productIdInput } from './product-id-schema.ts'
import { facetsSchema, productListQuerySchema, productSchema } from './schema.ts'

const productId = z.object({ id: productIdInput('id') })

/**
 * Seconds that the CDN keeps catalog replies. Price edits and sales show everywhere within 60 s (contract §16); an
 * instance learns of a change within 5 s.
 */
const CATALOG_CDN_SECONDS = 50

export const listProducts = endpoint('GET /api/products', {
  summary:
    'Products by filters; X-Total-Count and Link describe the other pages, X-Search-Price and X-Search-Measure the price and measures read from the search, X-Search-Left-Out its ignored words (percent-encoded, comma-separated)',
  access: 'anyone',
  query: productListQuerySchema,
  reply: z.array(listedProductSchema),
  cdnSeconds: CATALOG_CDN_SECONDS,
})

export const getProduct = endpoint('GET /api/products/:id', {
  summary: 'One product',
  access: 'anyone',
  params: productId,
  reply: productSchema,
  cdnSeconds: CATALOG_CDN_SECONDS,
})

export const getSimilarProducts = endpoint('GET /api/products/similar/:id', {
  summary: 'Up to four products of the same category, the most alike first',
  access: 'anyone',
  params: productId,
  reply: z.array(productSchema),
  cdnSeconds: CATALOG_CDN_SECONDS,
})

export const getNewArrivals = endpoint('GET /api/products/new-arrivals', {
  summary: 'The eight newest products',
  access: 'anyone',
  reply: z.array(productSchema),
  cdnSeconds: CATALOG_CDN_SECONDS,
})

export const getBestSeller = endpoint('GET /api/products/best-seller', {
  summary: 'The product with the most units sold',
  access: 'anyone',
  reply: productSchema,
  errors: ['not_found'],
  cdnSeconds: CATALOG_CDN_SECONDS,
})

export const getFacets = endpoint('GET /api/products/facets', {
  summary: 'How many products each choice of each filter leaves, counted without that filter',
  access: 'anyone',
  query: productListQuerySchema,
  idle: ['sortBy', 'limit', 'page'],
  reply: facetsSchema,
  cdnSeconds: CATALOG_CDN_SECONDS,
})

export const suggestProducts = endpoint('GET /api/products/suggest', {
  summary: 'Up to eight product suggestions for a partly typed search',
  access: 'anyone',
  query: z.object({ q: text('q') }),
  reply: z.array(suggestionSchema),
  cdnSeconds: CATALOG_CDN_SECONDS,
})
