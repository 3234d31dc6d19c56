import { expect, it } from 'vitest'
import { rupees } from '../../shared/money.ts'
import { variantOffer } from './variant-offer.ts'

const product = { price: rupees(100), mrp: rupees(160) }

it.each([
  ['its own', { price: rupees(200), mrp: rupees(250) }, 250],
  ['its product’s', { price: rupees(150) }, 160],
  ['its product’s, up to that price', { price: rupees(160) }, 160],
  ['none where its product’s is below its price', { price: rupees(200) }, undefined],
  ['none where only a sale is below it', { price: rupees(120), listPrice: rupees(200) }, undefined],
])('the MRP of a variant is %s', (_name, variant, mrp) => {
  expect(variantOffer(product, variant).mrp).toBe(mrp)
})
