import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { allSubscribers } from '../subscribers-query.ts'
import { ExportSubscribers } from './export-subscribers.tsx'

const list = (emails: string[]) => ({
  'GET /api/admin/subscribers': {
    status: 200,
    headers: { 'x-total-count': String(emails.length) },
    body: emails.map((email) => ({
      email,
      createdAt: '2026-01-01T00:00:00.000Z',
      unsubscribeAt: 'https://shop.example/u',
    })),
  },
})

const button = () => screen.getByRole('button', { name: 'Export CSV' })

it('offers no file of no subscribers', async () => {
  const api = fakeApi(list([]))
  renderApp(<ExportSubscribers />)
  await waitFor(() => expect(api.calls()).toContain('GET /api/admin/subscribers'))
  expect(button().hasAttribute('disabled')).toBe(true)
})

it('offers a file of those who signed up', async () => {
  fakeApi(list(['asha@example.com']))
  renderApp(<ExportSubscribers />)
  await waitFor(() => expect(button().hasAttribute('disabled')).toBe(false))
})

const part = (email: string, headers: Record<string, string> = {}) => ({
  ...list([email])['GET /api/admin/subscribers'],
  headers,
})

it('reads all of them by cursor: who leaves meanwhile hides nobody else', async () => {
  const api = fakeApi({
    'GET /api/admin/subscribers': ({ query }) =>
      query.cursor === 'c1'
        ? part('ravi@example.com')
        : part('asha@example.com', { 'x-next-cursor': 'c1' }),
  })
  const emails = (await allSubscribers()).map(({ email }) => email)
  expect(emails).toEqual(['asha@example.com', 'ravi@example.com'])
  expect(api.sent.map(({ query }) => query.page)).toEqual([undefined, undefined])
})
