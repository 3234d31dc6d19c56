import { SERVED_PATHS } from '@bartan/contract/pages/page-paths'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { Heads } from './heads.tsx'

it('lets each page of a fixed address that the server renders have a head of its own', async () => {
  fakeApi({ 'GET /api/admin/found': { body: { version: 1, heads: [], collections: [] } } })
  renderApp(<Heads />)
  const pages = await screen.findAllByRole<HTMLOptionElement>('option')
  const fixed = SERVED_PATHS.filter((path) => !path.includes(':'))
  expect(pages.map(({ value }) => value)).toEqual(expect.arrayContaining(fixed))
})
