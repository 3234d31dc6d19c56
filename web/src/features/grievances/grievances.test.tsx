import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { Grievances } from './components/grievances.tsx'

const grievance = {
  number: 'GR-7K42Q3M',
  state: 'open',
  text: 'It leaks',
  createdAt: '2026-11-20T10:00:00.000Z',
  acknowledgeBy: '2026-11-22T10:00:00.000Z',
  resolveBy: '2026-12-20T10:00:00.000Z',
}

const show = (at = '/grievances') => renderApp(<Grievances officer={null} />, { at })

it('takes a complaint, and answers its number and by when the shop answers', async () => {
  session.start(signedInAs(asha))
  const api = fakeApi({ 'POST /api/grievances': { status: 201, body: grievance } })
  const { address } = show('/grievances?order=BR-7K42Q')
  await userEvent.type(screen.getByRole('textbox', { name: 'What happened?' }), 'It leaks')
  await userEvent.click(screen.getByRole('button', { name: 'Send the complaint' }))
  const title = await screen.findByRole('heading', { name: 'GR-7K42Q3M' })
  expect(document.activeElement).toBe(title)
  expect(screen.getByText(/^First reply by: 22 Nov 2026/)).toBeTruthy()
  expect(screen.getByText('Decision by: 20 Dec 2026')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/grievances?number=GR-7K42Q3M'))
  expect(api.sent[0]?.body).toEqual({
    name: asha.name,
    phone: asha.phone,
    orderNumber: 'BR-7K42Q',
    text: 'It leaks',
  })
})

it('names what is missing, and keeps what was typed over a reload', async () => {
  fakeApi({})
  const { unmount } = show()
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Mina')
  await userEvent.click(screen.getByRole('button', { name: 'Send the complaint' }))
  expect(await screen.findByText('Complaint is required')).toBeTruthy()
  unmount()
  show()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Mina')
})

const phone = () => screen.getAllByRole('textbox', { name: 'Phone' })[0]!

it('gives back what was typed over what is known, and only about the same order', async () => {
  session.start(signedInAs(asha))
  fakeApi({})
  const { unmount } = show('/grievances?order=BR-7K42Q')
  await userEvent.clear(phone())
  await userEvent.type(phone(), '9123456780')
  unmount()
  const other = show('/grievances?order=BR-9999Z')
  expect(phone()).toHaveProperty('value', asha.phone)
  other.unmount()
  show('/grievances?order=BR-7K42Q')
  expect(phone()).toHaveProperty('value', '9123456780')
})

it('shows a complaint to who knows number and phone', async () => {
  const missing = 'There is no such complaint: please check number and phone'
  const api = fakeApi({ 'GET /api/grievances/GR-7K42Q3M': failure(404, 'not_found', missing) })
  show('/grievances?number=GR-7K42Q3M')
  await userEvent.type(screen.getAllByRole('textbox', { name: 'Phone' })[1]!, '9876543210')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText(missing)).toBeTruthy()
  api.answers['GET /api/grievances/GR-7K42Q3M'] = {
    body: {
      ...grievance,
      state: 'resolved',
      acknowledgedAt: grievance.createdAt,
      resolvedAt: grievance.acknowledgeBy,
      answer: 'A new one is on its way',
    },
  }
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText('A new one is on its way')).toBeTruthy()
  expect(screen.getByText('Resolved')).toBeTruthy()
  expect(api.sent.at(-1)?.query).toEqual({ phone: '9876543210' })
})
