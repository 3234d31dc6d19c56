import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { rupees } from '@bartan/contract/shared/money'
import { expect, it } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import { Promises } from './promises.tsx'

const fee = rupees(60)
const freeFrom = rupees(999)

it.each([
  ['terms of every place', { fee, freeFrom }, /₹999.*₹60, wherever you live/],
  [
    'PIN codes that cost more',
    { fee, freeFrom, byPin: { from: fee } },
    /^By PIN code, from ₹60\.$/,
  ],
  ['delivery that is never free', { fee, freeFrom: null }, /^(?!.*(?:free|wherever)).*₹60/i],
])('the home page promises delivery by the rules of the shop: %s', (_name, shipping, said) => {
  const { container } = renderApp(<Promises />, { shop: { ...DEFAULT_SHOP, shipping } })
  expect(container.querySelector('li p')?.textContent).toMatch(said)
})
