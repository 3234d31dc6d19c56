import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { facets, openCollection } from '../testing/collection.tsx'

const LEAST = 'catalog.stackHeight, at least'

const answers = {
  'GET /api/products/facets': { body: facets({ ranges: { stackHeight: { min: 6, max: 60 } } }) },
}

it('lets shoppers choose by a number, from one to another, and take it back', async () => {
  const { address, lastQuery } = openCollection('/collections/all', answers)
  const least = await screen.findByLabelText(LEAST)
  expect(least).toHaveProperty('placeholder', '6')
  fireEvent.change(least, { target: { value: '12' } })
  fireEvent.blur(least)
  await expect.poll(address).toBe('/collections/all?ranges=stackHeight.12-')
  await expect.poll(() => lastQuery()?.['ranges']).toBe('stackHeight.12-')
  fireEvent.click(
    await screen.findByRole('button', { name: 'Remove filter catalog.stackHeight: From 12' }),
  )
  await expect.poll(address).toBe('/collections/all')
})

it('shows what an address asks for', async () => {
  openCollection('/collections/all?ranges=stackHeight.12-36', answers)
  expect(await screen.findByLabelText(LEAST)).toHaveProperty('value', '12')
})
