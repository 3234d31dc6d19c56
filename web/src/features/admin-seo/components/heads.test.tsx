import { SERVED_PATHS } from '@bartan/contract/pages/page-paths'
import { NO_HEAD } from '@bartan/contract/shared/head'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { Heads } from './heads.tsx'

it('lets each page of a fixed address that the server renders have a head of its own', async () => {
  fakeApi({ 'GET /api/admin/found': { body: { version: 1, heads: [], collections: [] } } })
  renderApp(<Heads />)
  const pages = await screen.findAllByRole<HTMLOptionElement>('option')
  const fixed = SERVED_PATHS.filter((path) => !path.includes(':'))
  expect(pages.map(({ value }) => value)).toEqual(expect.arrayContaining(fixed))
})

it('writes over another’s head of a product only after it was told of it', async () => {
  const [first, theirs] = ['First', 'Theirs'].map((title) => ({ ...NO_HEAD, title }))
  const of = (seo: typeof first) => ({ body: { ...aProduct(), seo } })
  const { answers, sent } = fakeApi({
    'GET /api/admin/products/thali': of(first),
    'PUT /api/products/thali': failure(409, 'changed_meanwhile', 'Changed meanwhile'),
  })
  const { client } = renderApp(<Heads />, { at: '/admin/heads?product=thali', toasts: true })
  await userEvent.type(await screen.findByLabelText(/^Title/), ' one')
  answers['GET /api/admin/products/thali'] = of(theirs)
  await client.refetchQueries({ queryKey: ['mine'] })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Changed meanwhile')
  answers['PUT /api/products/thali'] = of(theirs)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  const puts = sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)
  const seo = { ...first, title: 'First one' }
  expect(puts).toEqual([
    { seo, was: { seo: first } },
    { seo, was: { seo: theirs } },
  ])
})
