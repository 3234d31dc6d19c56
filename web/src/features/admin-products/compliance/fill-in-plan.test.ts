import { asSku } from '@bartan/contract/products/product-id'
import { expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { noLegalTexts } from '../legal-details/legal-texts.ts'
import { faultsIn, planFillIn } from './fill-in-plan.ts'

const entered = { ...noLegalTexts, hsn: '7323', gstRate: '0', manufacturer: 'Prakash Udyog ' }
const products = [
  aProduct({ sku: asSku('A') }),
  aProduct({ sku: asSku('B'), hsn: '3924', gstRate: 18, declarations: { importer: 'Omax' } }),
  aProduct({ sku: asSku('C'), hsn: '3924', gstRate: 18, declarations: { manufacturer: 'Aristo' } }),
]

it('fills in what is missing, and leaves what a product says', () => {
  const [first, second, third] = planFillIn(products, entered, { replace: false })
  expect(first).toMatchObject({
    kind: 'changed',
    send: { sku: 'A', hsn: '7323', gstRate: 0, declarations: { manufacturer: 'Prakash Udyog' } },
  })
  expect(second).toMatchObject({
    send: { sku: 'B', declarations: { manufacturer: 'Prakash Udyog' } },
    changes: [{ field: 'manufacturer', from: '', to: 'Prakash Udyog' }],
  })
  expect(third?.kind).toBe('unchanged')
})

it('replaces what a product says on wish, and nothing that was not entered', () => {
  const [, second] = planFillIn(products, entered, { replace: true })
  expect(second).toMatchObject({
    send: { sku: 'B', hsn: '7323', gstRate: 0, declarations: { manufacturer: 'Prakash Udyog' } },
  })
})

it('tells what is wrong at its field', () => {
  expect(faultsIn('en', { ...noLegalTexts, hsn: '73' })).toEqual({
    hsn: expect.stringContaining('HSN'),
  })
  expect(faultsIn('en', entered)).toEqual({})
})
