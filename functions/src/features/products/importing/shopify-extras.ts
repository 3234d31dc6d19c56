import { partsAt } from '@bartan/contract/products/fields/field-cells'
import { SHOPIFY_FIELDS, SHOPIFY_LIST_SEPARATOR } from '@bartan/contract/products/shopify-csv'
import { cutText } from '#domain/cut-text.ts'
import type { Table, TableRow } from './table.ts'

/** Metafields, custom or of Shopify's categories: `Material (product.metafields.shopify.material)`. */
const MATERIAL = /^material$|\(product\.metafields\.[\w-]+\.(?:[\w-]+[-_])?material\)$/

const MAX_MATERIAL = 60
const MAX_TITLE = 120
const MAX_DESCRIPTION = 320

const listIn = (text: string): string[] =>
  text
    .split(SHOPIFY_LIST_SEPARATOR)
    .map((value) => value.trim())
    .filter(Boolean)

const materialIn = (row: TableRow, { columns }: Table): string => {
  const named = [...columns].filter((column) => MATERIAL.test(column))
  const text = named.map((column) => row.cell(column)).find(Boolean) ?? ''
  return cutText(listIn(text).join(', '), MAX_MATERIAL)
}

const headIn = (row: TableRow) => {
  const title = cutText(row.cell('seo title'), MAX_TITLE)
  const description = cutText(row.cell('seo description'), MAX_DESCRIPTION)
  return title || description ? { title, description } : undefined
}

/** A new product's fields for finding it: tags, collection, material, search texts. */
export const fieldsOfShopify = (
  row: TableRow,
  table: Table,
  isSingle: boolean,
): Record<string, unknown> => {
  const seo = headIn(row)
  const texts = { collection: row.cell('collection'), material: materialIn(row, table) }
  const lists = {
    tags: partsAt(row.cell('tags'), ','),
    // Variants have their own.
    ...(isSingle && {
      sizes: listIn(row.cell(SHOPIFY_FIELDS.sizes.toLowerCase())),
      colors: listIn(row.cell(SHOPIFY_FIELDS.colors.toLowerCase())),
    }),
  }
  const said = Object.entries({ ...texts, ...lists }).filter(([, value]) => value.length > 0)
  return { ...Object.fromEntries(said), ...(seo && { seo }) }
}

/** The names in Shopify's own category, `Home & Garden > Kitchen & Dining`, the innermost first. */
export const pathIn = (text: string): string[] =>
  text
    .split('>')
    .map((name) => name.trim())
    .toReversed()
