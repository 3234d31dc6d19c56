import { LIST_FILTERS } from '@bartan/contract/products/rules'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { facets, openCollection } from '../testing/collection.tsx'

const two = ['One', 'Two'].map((value) => ({ value, count: 1 }))

it.each(LIST_FILTERS)('%s can be chosen in the panel', async (name) => {
  const { address } = openCollection('/collections/all', {
    'GET /api/products/facets': { body: facets({ [name]: two }) },
  })
  // A color is a button, all others are boxes or radios.
  const choice = (await screen.findByText('Two')).closest('label, button')
  fireEvent.click(choice?.querySelector('input') ?? choice!)
  await expect.poll(address).toBe(`/collections/all?${name}=Two`)
})

it('has no heading over nothing', async () => {
  openCollection('/collections/all', {
    'GET /api/products/facets': { body: facets({ color: [], size: [], material: [], brand: two }) },
  })
  await screen.findByText('Two')
  for (const title of ['Color', 'Size', 'Material'])
    expect(screen.queryByRole('group', { name: title })).toBeNull()
  expect(screen.getByRole('group', { name: 'Brand' })).toBeTruthy()
})
