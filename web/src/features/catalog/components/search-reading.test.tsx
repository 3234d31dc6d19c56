import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { facets, jug, listOf, openCollection, thali } from '../testing/collection.tsx'

const read = (headers: object) => ({
  ...listOf([jug]),
  headers: { 'x-total-count': '1', ...headers },
})

describe('a price in the words of the search', () => {
  const underFive = {
    ...listOf([jug]),
    headers: { 'x-total-count': '1', 'x-search-price': 'max=500' },
  }

  it('is a chip, whose removal leaves the other words', async () => {
    const { address } = openCollection('/collections/all?search=steel+jug+under+500', {
      'GET /api/products': underFive,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Up to ₹500' }))
    await waitFor(() => expect(address()).toBe('/collections/all?search=steel+jug'))
  })

  it('goes with the price filter where that leaves nothing', async () => {
    const { address } = openCollection('/collections/all?search=jug+200-400', {
      'GET /api/products': {
        ...listOf([]),
        headers: { 'x-total-count': '0', 'x-search-price': 'min=200&max=400' },
      },
      'GET /api/products/facets': { body: facets({ total: 0, narrowest: 'price' }) },
    })
    expect(await screen.findByRole('button', { name: 'Remove filter ₹200 to ₹400' })).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: 'Try without the price' }))
    await waitFor(() => expect(address()).toBe('/collections/all?search=jug'))
  })
})

describe('a measure in the words of the search', () => {
  it('is a chip, whose removal leaves the other words and measures', async () => {
    const { address } = openCollection('/collections/all?search=5+litre+cooker+30+cm+under+500', {
      'GET /api/products': read({ 'x-search-price': 'max=500', 'x-search-measure': '5 L, 30 cm' }),
    })
    expect(await screen.findByRole('button', { name: 'Remove filter 30 cm' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter 5 L' }))
    await waitFor(() => expect(address()).toBe('/collections/all?search=30+cm+cooker+under+500'))
  })

  it('is what the count and a heading behind the last product with it speak of', async () => {
    const match = { size: '5 L', sku: 'T-5', price: 499, countInStock: 2 }
    openCollection('/collections/all?search=5+litre+jug', {
      'GET /api/products': {
        ...listOf([{ ...thali, match }, jug]),
        headers: { 'x-total-count': '2', 'x-search-measure': '5 L' },
      },
    })
    await screen.findByRole('heading', { name: '1 more, without 5 L' })
    expect(screen.getByText('1 product')).toBeTruthy()
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(headings.slice(-3)).toEqual(['Steel Thali', '1 more, without 5 L', 'Water Jug'])
  })

  it('is the search alone, and goes with it', async () => {
    const { address } = openCollection('/collections/all?search=10+in', {
      'GET /api/products': read({ 'x-search-measure': '10 in' }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter 10 in' }))
    await waitFor(() => expect(address()).toBe('/collections/all'))
  })

  it('words that had to be left out are named above what was found', async () => {
    openCollection('/collections/all?search=purple+jug+9+l', {
      'GET /api/products': read({
        'x-search-measure': '9 L',
        'x-search-left-out': ['purple', '9 L', 'बैंगनी'].map(encodeURIComponent).join(','),
      }),
    })
    expect(
      await screen.findByText('No match for “purple, 9 L, बैंगनी”. Searched without it.'),
    ).toBeTruthy()
    expect(screen.getByText('Water Jug')).toBeTruthy()
  })
})
