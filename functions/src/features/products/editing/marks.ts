import { isNoHead } from '@bartan/contract/shared/head'
import type { ProductChange } from '@bartan/contract/products/input-schema'
import type { MarkField } from '@bartan/contract/products/schema'
import type { ProductDocument } from '#database/product-documents.ts'
import { after } from './value-after.ts'

/** What feeds and old addresses need to know. Of these fields null takes one away, and an absent one is not stored. */
export const marksAfter = (
  before: Pick<ProductDocument, MarkField>,
  said: Pick<ProductChange, MarkField>,
) => ({
  gtin: after(before.gtin, said.gtin),
  handle: after(before.handle, said.handle),
  restricted: after(before.restricted, said.restricted),
  tags: after(before.tags, said.tags?.length === 0 ? null : said.tags),
  seo: after(before.seo, said.seo && isNoHead(said.seo) ? null : said.seo),
})
