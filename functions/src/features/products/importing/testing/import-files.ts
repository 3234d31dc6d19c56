import { csvText, type Row } from '@bartan/contract/csv/write-csv'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { expect, vi } from 'vitest'
import type { TestShop } from '#testing/start-test-shop.ts'

export const [KITCHEN, BATHROOM] = CATEGORIES
export const IMPORT = '/api/admin/products/import'

type Known = { _id: string; sku: string; variants?: { sku: string }[] }

/** Imports by somebody who may. */
export const importer = (by: ReturnType<TestShop['as']>) => {
  const over = async (id: string) => {
    const last = await vi.waitFor(
      async () => {
        const { body } = await by.get(`${IMPORT}/${id}`)
        expect(body.state).not.toBe('running')
        return body
      },
      { timeout: 30_000, interval: 50 },
    )
    return last
  }
  return {
    by,
    over,
    plan: async (csv: string, query = '') => {
      const { status, body } = await by.post(`${IMPORT}${query}`, { csv, dryRun: true })
      expect(status).toBe(200)
      return body
    },
    takeOver: async (csv: string, query = '') => {
      const begun = await by.post(`${IMPORT}${query}`, { csv })
      expect(begun.status).toBe(202)
      return over(begun.body.id)
    },
    found: async (sku: string) => {
      const all: Known[] = (await by.get('/api/admin/products')).body
      const one = all.find(({ variants = [], ...own }) =>
        [own, ...variants].some((sold) => sold.sku === sku),
      )
      return one && (await by.get(`/api/admin/products/${one._id}`)).body
    },
  }
}

export const OLD = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Variant Image',
  'Status',
]
export const NEW = [
  'Title',
  'URL handle',
  'Description',
  'Vendor',
  'Type',
  'Published on online store',
  'Status',
  'SKU',
  'Barcode',
  'Option1 name',
  'Option1 value',
  'Option2 name',
  'Option2 value',
  'Price',
  'Compare-at price',
  'Inventory quantity',
  'Product image URL',
  'Image position',
  'Image alt text',
  'Variant image URL',
]

export type Cells = Record<string, string | number>

export const file = (columns: string[], rows: Cells[]): string =>
  csvText([columns, ...rows.map((row): Row => columns.map((column) => row[column] ?? ''))])

export const tiffin = (mark: string, more: Cells = {}): Cells => ({
  Handle: `tiffin-${mark}`,
  Title: `Tiffin ${mark}`,
  'Body (HTML)': '<p>Three tiers.</p><script>alert(1)</script><p>Steel.</p>',
  Vendor: 'Omax',
  Type: KITCHEN,
  Published: 'true',
  Status: 'active',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant SKU': `TIF-${mark}`,
  'Variant Inventory Qty': 7,
  'Variant Price': '499.00',
  'Variant Compare At Price': '650',
  ...more,
})

/** A product with these pictures. */
export const withPictures = (mark: string, urls: string[]): Cells[] =>
  urls.map((url, place) =>
    place === 0
      ? tiffin(mark, { 'Image Src': url, 'Image Position': 1, 'Image Alt Text': 'Front' })
      : { Handle: `tiffin-${mark}`, 'Image Src': url, 'Image Position': place + 1 },
  )

/** Columns of WooCommerce's product export (woocommerce.com/document/product-csv-importer-exporter). */
export const WOO = [
  'ID',
  'Type',
  'SKU',
  'Name',
  'Published',
  'Visibility in catalog',
  'Description',
  'Date sale price starts',
  'Date sale price ends',
  'In stock?',
  'Stock',
  'Low stock amount',
  'Sale price',
  'Regular price',
  'Categories',
  'Parent',
  'Attribute 1 name',
  'Attribute 1 value(s)',
]

export const woo = (mark: string, more: Cells = {}): Cells => ({
  Type: 'simple',
  SKU: `W-${mark}`,
  Name: `Woo ${mark}`,
  Published: 1,
  'Visibility in catalog': 'visible',
  Description: 'd',
  'In stock?': 1,
  Stock: 10,
  'Regular price': 100,
  Categories: KITCHEN,
  ...more,
})
