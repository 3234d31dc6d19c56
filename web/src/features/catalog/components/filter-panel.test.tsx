import { LIST_FILTERS } from '@bartan/contract/products/rules'
import { fireEvent, screen, waitFor } from '@testing-library/react'
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
  await waitFor(() => expect(address()).toBe(`/collections/all?${name}=Two`))
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
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

it('says beside a color how many have it, and leads keyboards past the filters', async () => {
  openCollection('/collections/all', {
    'GET /api/products/facets': { body: facets({ color: [{ value: 'Red', count: 7 }] }) },
  })
  const red = await screen.findByText('7')
  expect(red.closest('button')?.getAttribute('aria-description')).toBe('7 products')
  await screen.findByText('Brand')
  const skip = screen.getByRole('link', { name: 'Skip to products' })
  expect(document.querySelector(skip.getAttribute('href') ?? '')?.textContent).toBe('Products')
})

it('offers many volumes in ranges, of which one is one choice', async () => {
  const volumes = ['200 ml', '500 ml', '1 L', '1.5 L', '2 L', '5 L', '10 L']
  const { address } = openCollection('/collections/all', {
    'GET /api/products/facets': {
      body: facets({ size: volumes.map((value) => ({ value, count: 1 })) }),
    },
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: '1–2 L' }))
  await expect.poll(address).toBe('/collections/all?size=1+L,1.5+L')
  await screen.findByRole('button', { name: 'Remove filter 1.5 L' })
  fireEvent.click(screen.getByRole('checkbox', { name: '1–2 L' }))
  await expect.poll(address).toBe('/collections/all')
})
