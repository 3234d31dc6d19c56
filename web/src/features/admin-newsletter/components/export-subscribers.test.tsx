import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
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
