import { PLAIN_NAMES, plainFacts } from '@bartan/contract/products/fields/plain-fields'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { OTHER_LANGUAGES } from '@bartan/contract/shop/languages'
import { expect } from 'vitest'
import type { TestShop } from '#testing/start-test-shop.ts'

const [KITCHEN] = CATEGORIES

type Caller = ReturnType<TestShop['as']>

export const thali = {
  sku: 'THA-1',
  name: 'Steel Thali',
  description: 'Two lines,\nand "quotes"; a semicolon',
  price: 199,
  originalPrice: 250,
  countInStock: 9,
  category: KITCHEN,
  brand: 'Omax',
  sizes: ['Small', 'Large'],
  colors: ['Red'],
}

/** What an absent value doesn't mean. */
const plainSamples = Object.fromEntries(
  PLAIN_NAMES.map((name) => {
    const field = plainFacts(name)
    if (field.kind === 'yesNo') return [name, !field.unsaid]
    return [name, field.kind === 'number' ? field.max : `Some ${name}`]
  }),
)

/** Also in a language that somebody adds. */
const inEveryLanguage = (text: string) =>
  Object.fromEntries(OTHER_LANGUAGES.map((code) => [code, `${text} ${code}`]))

/** With a value in every field that a table has. */
export const whole = {
  ...thali,
  sku: '-WHOLE',
  name: '=cmd("x")',
  nameIn: { ...inEveryLanguage('Thali'), hi: '=थाली', mr: 'ताट', bn: 'থালা', ta: 'தட்டு' },
  descriptionIn: {
    ...inEveryLanguage('Steel'),
    hi: 'स्टील\nकी',
    mr: 'स्टील',
    bn: 'ইস্পাত',
    ta: 'எஃகு',
  },
  collection: 'Daily',
  ...plainSamples,
  facts: [{ name: 'Fits', value: 'gas: yes, 2 L' }],
  state: 'draft',
  images: [{ url: '/images/upload/v1/products/a.webp', altText: 'Front', color: 'Red' }],
  hsn: '732393',
  gstRate: 5,
  gstRateNext: { rate: 18, from: '2027-12-01' },
  mrp: 799,
  declarations: {
    netQuantity: { value: 1.5, unit: 'L' },
    manufacturer: 'Prakash Udyog, 4 Industrial Area, Moradabad 244001',
    packer: 'Omax',
    importer: 'Aristo',
    countryOfOrigin: 'India',
    genericName: 'Plate',
    bis: { standard: 'IS 14756', licence: 'CM/L-1234567', exempt: true },
  },
  gtin: '8901234567894',
  cost: 120.5,
  reorderAt: 4,
  tags: ['Diwali', 'Iron'],
  restricted: 'infant_food',
  handle: 'old-thali',
  seo: { title: 'Thali', titleIn: {}, description: 'Of steel', descriptionIn: {} },
}

export const tiffin = {
  ...thali,
  sku: 'TIF',
  sizes: undefined,
  colors: undefined,
  countInStock: undefined,
  originalPrice: undefined,
  name: 'Tiffin',
  variants: [
    {
      size: '1 L',
      color: 'Red',
      sku: 'TIF-1',
      price: 249,
      originalPrice: 299,
      countInStock: 3,
      gtin: '8901234567900',
      mrp: 320,
      netQuantity: { value: 1, unit: 'L' },
      weight: 300,
      cost: 90,
      reorderAt: 2,
    },
    { size: '3 L', color: 'Red', sku: 'TIF-3', price: 449, countInStock: 1 },
  ],
}

export const create = async (by: Caller, ...products: object[]) => {
  for (const product of products)
    expect(await by.post('/api/products', product)).toMatchObject({ status: 201 })
}

export const planBy = async (by: Caller, csv: string) => {
  const { status, body } = await by.post('/api/admin/products/bulk/plan', { csv })
  expect({ status, body }).toMatchObject({ status: 200 })
  return body
}
