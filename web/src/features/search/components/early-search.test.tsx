import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { HeaderSearch } from './header-search.tsx'

const code = vi.hoisted(() => Promise.withResolvers<undefined>())

vi.mock(import('./search-box.tsx'), async (load) => {
  await code.promise
  return load()
})

const open = async () => {
  fakeApi({ 'GET /api/products/suggest': { body: [] } })
  const app = renderApp(<HeaderSearch label="Search" example="thali" />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Search' }))
  return { ...app, user }
}

it('takes what is typed while its code loads, sends it, and goes on from it', async () => {
  const { user, address, unmount } = await open()
  await user.keyboard('steel{Enter}')
  expect(address()).toBe('/collections/all?search=steel')
  unmount()

  const second = await open()
  await second.user.keyboard('tha')
  code.resolve(undefined)
  const input = await screen.findByRole('combobox', { name: 'Search products' })
  expect(document.activeElement).toBe(input)
  await second.user.keyboard('li')
  expect(input).toHaveProperty('value', 'thali')
  await second.user.keyboard('{Enter}')
  expect(second.address()).toBe('/collections/all?search=thali')
})
