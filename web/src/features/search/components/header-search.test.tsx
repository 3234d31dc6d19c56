import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { HeaderSearch } from './header-search.tsx'

const suggestions = [
  { _id: 'thali', name: 'Steel Thali', image: '', price: 199 },
  { _id: 'jug', name: 'Steel Jug', image: '', price: 299, priceMax: 499 },
]

const open = async () => {
  const api = fakeApi({ 'GET /api/products/suggest': { body: suggestions } })
  const app = renderApp(<HeaderSearch label="Search" example="thali" />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Search' }))
  const input = await screen.findByRole('combobox', { name: 'Search products' })
  return { ...app, api, user, input }
}

describe('the search of the header', () => {
  it('expands an input that has the focus at once', async () => {
    const { input } = await open()
    expect(document.activeElement).toBe(input)
  })

  it('leads to the results of what was typed, and closes', async () => {
    const { user, input, address } = await open()
    await user.type(input, '  steel & co {Enter}')
    expect(address()).toBe('/collections/all?search=steel+&+co')
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('asks nothing for blanks', async () => {
    const { user, input, address, api } = await open()
    await user.type(input, '   {Enter}')
    expect(address()).toBe('/')
    expect(api.calls()).toEqual([])
  })

  it('suggests products, which arrows and Enter choose', async () => {
    const { user, input, address } = await open()
    await user.type(input, 'steel')
    await screen.findByRole('option', { name: /Steel Jug/ })
    const options = screen.getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual([
      expect.stringContaining('₹199'),
      expect.stringContaining('from ₹299'),
      expect.anything(),
    ])
    expect(input.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(input.getAttribute('aria-activedescendant')).toBe(options[1]?.id)
    expect(options[1]?.getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{Enter}')
    expect(address()).toBe('/product/jug')
  })

  it('suggests the size that was asked for at its own price, and leads to it', async () => {
    const { api, user, input, address } = await open()
    const match = { size: '5 L', sku: 'J-5', price: 499, countInStock: 2 }
    const jug = { _id: 'jug', name: 'Steel Jug', image: '', price: 299, priceMax: 499, match }
    api.answers['GET /api/products/suggest'] = { body: [jug] }
    await user.type(input, 'jug 5 litre')
    const option = await screen.findByRole('option', { name: /Steel Jug/ })
    expect(option.textContent).toMatch(/Steel Jug₹499$/)
    await user.click(option)
    expect(address()).toBe('/product/jug?size=5+L')
  })

  it('goes to the first and the last option by Home and End, and closes and opens by Alt and arrows', async () => {
    const { user, input } = await open()
    await user.type(input, 'steel')
    await screen.findByRole('option', { name: /Steel Jug/ })
    const options = screen.getAllByRole('option')
    const active = () => input.getAttribute('aria-activedescendant')
    // In the text they move the caret.
    await user.keyboard('{Home}')
    expect(active()).toBeNull()
    await user.keyboard('{ArrowDown}{End}')
    expect(active()).toBe(options.at(-1)?.id)
    await user.keyboard('{Home}')
    expect(active()).toBe(options[0]?.id)
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(input.getAttribute('aria-expanded')).toBe('false')
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(input.getAttribute('aria-expanded')).toBe('true')
    expect(active()).toBeNull()
    expect(screen.getByText('2 suggestions, use the arrow keys')).toBeTruthy()
  })

  it('offers all results of what was typed as its last option', async () => {
    const { user, input, address } = await open()
    await user.type(input, 'steel')
    await screen.findByRole('option', { name: /Steel Jug/ })
    await user.click(screen.getByRole('option', { name: 'All results for “steel”' }))
    expect(address()).toBe('/collections/all?search=steel')
  })

  it('offers what many look for before anything is typed, and when nothing is found', async () => {
    const { api, user, input } = await open()
    api.answers['GET /api/products/suggest'] = { body: [] }
    expect(screen.getByRole('listbox', { name: 'Popular searches' })).toBeTruthy()
    await user.type(input, 'zzz')
    const list = await screen.findByRole('listbox', { name: /^No results for “zzz”/ })
    expect(within(list).getAllByRole('option').length).toBeGreaterThan(3)
  })

  it('closes the list first on Escape, then itself, and gives the focus back', async () => {
    const { user, input } = await open()
    await user.type(input, 'steel')
    await screen.findAllByRole('option')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('option')).toBeNull()
    expect(input).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' })),
    )
  })
})
