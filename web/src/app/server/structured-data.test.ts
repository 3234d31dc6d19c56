import { SHIPPING_FEE } from '@bartan/contract/pricing/shipping'
import { asProductId, asSku } from '@bartan/contract/products/product-id'
import { productSchema } from '@bartan/contract/products/schema'
import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { plainRupees, rupees } from '@bartan/contract/shared/money'
import { expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { productData } from './structured-data.ts'

const urlOf = (path: string) => new URL(path, 'https://shop.example').href

/** Of a product's fields, those that search engines are told as data. */
const TOLD = [
  '_id',
  'name',
  'nameIn',
  'nameHi',
  'description',
  'descriptionIn',
  'descriptionHi',
  'price',
  'originalPrice',
  'saleEndsAt',
  'countInStock',
  'sku',
  'category',
  'brand',
  'colors',
  'variants',
  'material',
  'images',
  'returnable',
  'mrp',
  'rating',
  'declarations',
  'gtin',
]
const NOT_TOLD = [
  'priceMax',
  'originalPriceOf',
  'listPrice',
  'sizes',
  'collection',
  'starCounts',
  'createdAt',
  'updatedAt',
  'facts',
  'hsn',
  'gstRate',
  'gstRateNext',
  'ratedOn',
  'handle',
  'restricted',
  'tags',
  'seo',
  'state',
  'weight',
]

it('each field of a product is told, or is known not to be', () => {
  const fields = Object.keys(productSchema.shape)
  expect(fields.toSorted()).toEqual([...TOLD, ...NOT_TOLD].toSorted())
})

it('a product with variants is a group, with an offer for each', () => {
  const tiffin = aProduct({
    _id: asProductId('tiffin'),
    sku: asSku('TIF'),
    variants: [
      { size: '1 L', color: 'Red', sku: asSku('TIF-1'), price: rupees(249), countInStock: 3 },
      { size: '3 L', color: 'Red', sku: asSku('TIF-3'), price: rupees(449), countInStock: 0 },
    ],
  })
  const data = productData('en', DEFAULT_SHOP, tiffin, 'Keeps lunch warm.', urlOf)
  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'TIF',
    variesBy: ['https://schema.org/size', 'https://schema.org/color'],
    hasVariant: [
      { sku: 'TIF-1', size: '1 L', offers: { price: '249.00', availability: /InStock/ } },
      { sku: 'TIF-3', size: '3 L', offers: { price: '449.00', availability: /OutOfStock/ } },
    ].map(({ offers, ...variant }) => ({
      ...variant,
      offers: { price: offers.price, availability: expect.stringMatching(offers.availability) },
    })),
  })
  expect(data).not.toHaveProperty('offers')
})

it('a label and a maximum retail price are told in the terms that there are for them', () => {
  const declarations = { manufacturer: 'Prakash Metal Works, Moradabad', countryOfOrigin: 'India' }
  const data = productData(
    'en',
    DEFAULT_SHOP,
    aProduct({ price: rupees(349), mrp: rupees(399), declarations }),
    '',
    urlOf,
  )
  expect(data).toMatchObject({
    countryOfOrigin: { '@type': 'Country', name: 'India' },
    manufacturer: { '@type': 'Organization', name: 'Prakash Metal Works, Moradabad' },
    offers: {
      price: '349.00',
      priceSpecification: [
        { price: '349.00' },
        { priceType: 'https://schema.org/ListPrice', price: '399.00', priceCurrency: 'INR' },
      ],
    },
  })
  const plain = productData('en', DEFAULT_SHOP, aProduct({ price: rupees(349) }), '', urlOf)
  expect(JSON.stringify(plain)).not.toMatch(/priceSpecification|countryOfOrigin|manufacturer/)
})

const offerOf = (countInStock: number, shipping = DEFAULT_SHOP.shipping) => {
  const product = aProduct({ price: rupees(100), countInStock })
  const shop = { ...DEFAULT_SHOP, shipping }
  return productData('en', shop, product, '', urlOf)
}

const days = (minValue: number, maxValue: number) => ({
  transitTime: { minValue, maxValue },
  handlingTime: { maxValue: 0 },
})

it('delivery is told as it is promised: a fee and days that hold everywhere, and nothing of what is sold out', () => {
  expect(offerOf(1)).toMatchObject({
    offers: {
      shippingDetails: {
        shippingRate: { value: plainRupees(SHIPPING_FEE) },
        deliveryTime: days(1, 1),
      },
    },
  })
  const byPin = {
    ...DEFAULT_SHOP.shipping,
    byPin: { from: rupees(50) },
    days: { least: 1, most: 6 },
  }
  const told = offerOf(1, byPin)
  expect(told).toMatchObject({ offers: { shippingDetails: { deliveryTime: days(1, 6) } } })
  expect(told).not.toHaveProperty('offers.shippingDetails.shippingRate')
  expect(offerOf(0)).not.toHaveProperty('offers.shippingDetails')
})
