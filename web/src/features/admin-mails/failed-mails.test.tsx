import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { FailedMails } from './failed-mails.tsx'

const mail = {
  _id: 'm1',
  to: ['asha@example.com'],
  subject: 'Your order',
  attempts: 1,
  error: '550 no such mailbox',
  createdAt: '2026-11-20T08:00:00.000Z',
}

it('shows what could not be sent and why, and sends it again', async () => {
  const api = fakeApi({
    'GET /api/admin/mails/failed': { body: [mail] },
    'POST /api/admin/mails/failed/m1/retry': { status: 201, body: { _id: 'm2' } },
  })
  renderApp(<FailedMails />)
  expect(await screen.findByText('550 no such mailbox')).toBeTruthy()
  expect(screen.getByText(/asha@example\.com/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(api.calls()).toContain('POST /api/admin/mails/failed/m1/retry'))
})
