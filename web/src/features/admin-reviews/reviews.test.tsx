import type { Language } from '@bartan/contract/shop/languages'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { Reviews } from './components/reviews.tsx'

const review = {
  _id: 'r1',
  stars: 2,
  text: 'Leaks.\nCall 98',
  photos: [],
  author: 'Asha',
  hidden: false,
  product: { _id: 'thali', name: 'Steel Thali' },
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
}
const listed = (...reviews: object[]) => ({
  body: reviews,
  headers: { 'x-total-count': String(reviews.length) },
})

const show = (at = '/admin/reviews', language: Language = 'en') =>
  renderApp(<Reviews />, { at, language, toasts: true })

signInBeforeEach('admin')

it('hides a review and shows it again, where it stands', async () => {
  const api = fakeApi({
    'GET /api/admin/reviews': listed(review),
    'PUT /api/admin/reviews/r1': ({ body }) => ({ body: { ...review, ...(body as object) } }),
  })
  show()
  await userEvent.click(
    await screen.findByRole('button', { name: 'Hide review of Steel Thali by Asha' }),
  )
  expect(await screen.findByText('The review is hidden')).toBeTruthy()
  await userEvent.click(
    screen.getByRole('button', { name: 'Show again review of Steel Thali by Asha' }),
  )
  expect(await screen.findByText('The review is shown again')).toBeTruthy()
  const sent = api.sent.filter(({ call }) => call.startsWith('PUT'))
  expect(sent.map(({ body }) => body)).toEqual([{ hidden: true }, { hidden: false }])
})

it('goes on by the cursor while hidden reviews stay in their place', async () => {
  const second = { ...review, _id: 'r2', author: 'Mina' }
  const api = fakeApi({
    'GET /api/admin/reviews': ({ query }) => {
      const isSecond = query['cursor'] === 'next-1'
      const headers: Record<string, string> = isSecond
        ? { 'x-total-count': '1' }
        : { 'x-total-count': '2', 'x-next-cursor': 'next-1' }
      return { body: [isSecond ? second : review], headers }
    },
    'PUT /api/admin/reviews/r1': { body: { ...review, hidden: true } },
  })
  show('/admin/reviews?hidden=false')
  await userEvent.click(await screen.findByRole('button', { name: /^Hide review .* by Asha/ }))
  await screen.findByText('The review is hidden')
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect(await screen.findByRole('button', { name: /^Hide review .* by Mina/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Show again review .* by Asha/ })).toBeTruthy()
  const lists = api.sent.filter(({ call }) => call.startsWith('GET'))
  expect(lists.map(({ query }) => query)).toEqual([
    { hidden: 'false', limit: '25' },
    { hidden: 'false', limit: '25', cursor: 'next-1' },
  ])
})

it('keeps a review as it was changed while more was loading', async () => {
  const more = Promise.withResolvers<void>()
  fakeApi({
    'GET /api/admin/reviews': async ({ query }) => {
      if (!query['cursor'])
        return { body: [review], headers: { 'x-total-count': '2', 'x-next-cursor': 'next-1' } }
      await more.promise
      return { body: [{ ...review, _id: 'r2', author: 'Mina' }] }
    },
    'PUT /api/admin/reviews/r1': { body: { ...review, hidden: true } },
  })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Hide review .* by Asha/ }))
  await screen.findByText('The review is hidden')
  more.resolve()
  expect(await screen.findByRole('button', { name: /^Hide review .* by Mina/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Show again review .* by Asha/ })).toBeTruthy()
})

it('says what the server refuses, and leaves the review as it is', async () => {
  fakeApi({
    'GET /api/admin/reviews': listed(review),
    'PUT /api/admin/reviews/r1': failure(404, 'not_found', 'There is nothing here'),
  })
  show()
  await userEvent.click(await screen.findByRole('button', { name: /^Hide/ }))
  expect(await screen.findByText('There is nothing here')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Hide/ })).toBeTruthy()
})

it('is filtered by the address, and has words for what has none', async () => {
  const api = fakeApi({ 'GET /api/admin/reviews': listed() })
  const { address } = show('/admin/reviews?hidden=true')
  expect(await screen.findByText('No review fits this filter.')).toBeTruthy()
  expect(api.sent[0]?.query).toEqual({ hidden: 'true', limit: '25' })
  await userEvent.selectOptions(screen.getByLabelText('Filter by state'), 'All reviews')
  expect(address()).toBe('/admin/reviews')
})

it('names nobody whose account is gone', async () => {
  fakeApi({ 'GET /api/admin/reviews': listed({ ...review, author: '', text: '' }) })
  show()
  expect(await screen.findByText('A former customer')).toBeTruthy()
  expect(screen.getByText('Stars alone')).toBeTruthy()
})

it('names the product in the language of the page', async () => {
  const product = { ...review.product, nameIn: { hi: 'स्टील थाली' } }
  fakeApi({ 'GET /api/admin/reviews': listed({ ...review, product }) })
  show('/hi/admin/reviews', 'hi')
  expect(await screen.findByRole('link', { name: 'स्टील थाली' })).toBeTruthy()
})

it('shows the pictures of a review', async () => {
  const photos = ['/images/upload/v1/reviews/r1/a.webp']
  fakeApi({ 'GET /api/admin/reviews': listed({ ...review, photos }) })
  show()
  const picture = await screen.findByRole('img', { name: 'Picture 1 by Asha' })
  expect(picture.closest('a')?.getAttribute('href')).toBe(photos[0])
})
