import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { GrievanceAlarm } from './components/grievance-alarm.tsx'
import { Grievances } from './components/grievances.tsx'

const grievance = {
  number: 'GR-7K42Q3M',
  state: 'open',
  name: 'Mina',
  phone: '9876543210',
  text: 'It leaks',
  orderNumber: 'BR-7K42Q',
  createdAt: '2026-11-20T10:00:00.000Z',
  acknowledgeBy: '2026-11-22T10:00:00.000Z',
  resolveBy: '2026-12-20T10:00:00.000Z',
  isOverdue: true,
  isDueSoon: false,
}
const listed = (...body: object[]) => ({ body, headers: { 'x-total-count': String(body.length) } })

const show = (at = '/admin/grievances') => renderApp(<Grievances />, { at, toasts: true })

signInBeforeEach('admin')

it('shows what is to be done, and tells what is late', async () => {
  const api = fakeApi({ 'GET /api/admin/grievances': listed(grievance) })
  show()
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText(/^Overdue: Acknowledge by 22 Nov 2026/)).toBeTruthy()
  expect(row.getByRole('link', { name: 'Order BR-7K42Q' }).getAttribute('href')).toBe(
    '/admin/orders/BR-7K42Q',
  )
  expect(api.sent[0]?.query).toMatchObject({ state: 'unresolved' })
})

const answer = () => screen.getByRole('textbox', { name: 'Answer' })
const write = async () => userEvent.click(await screen.findByRole('button', { name: /^Answer/ }))

it('keeps a half-written answer until it is saved or cancelled', async () => {
  fakeApi({ 'GET /api/admin/grievances': listed(grievance) })
  const first = show()
  await write()
  await userEvent.type(answer(), 'A new')
  first.unmount()
  show()
  await write()
  expect(answer()).toHaveProperty('value', 'A new')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await write()
  expect(answer()).toHaveProperty('value', '')
})

it('acknowledges, then answers, each based on what was seen', async () => {
  const api = fakeApi({
    'GET /api/admin/grievances': listed(grievance),
    'PUT /api/admin/grievances/GR-7K42Q3M': ({ body }) => ({
      body: { ...grievance, isOverdue: false, ...(body as object) },
    }),
  })
  show()
  await userEvent.click(
    await screen.findByRole('button', { name: 'Acknowledge (complaint GR-7K42Q3M)' }),
  )
  expect(await screen.findByRole('status', { name: 'Acknowledged' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Answer (complaint GR-7K42Q3M)' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), 'A new one is on its way')
  await userEvent.click(screen.getByRole('button', { name: 'Save and resolve' }))
  expect(await screen.findByRole('button', { name: /^Reopen/ })).toBeTruthy()
  expect(screen.getByText('A new one is on its way')).toBeTruthy()
  const sent = api.sent.filter(({ call }) => call.startsWith('PUT'))
  expect(sent.map(({ body }) => body)).toEqual([
    { state: 'acknowledged', from: 'open' },
    {
      state: 'resolved',
      answer: 'A new one is on its way',
      from: 'acknowledged',
      was: { answer: '' },
    },
  ])
})

it('shows another admin’s answer before one’s own takes its place', async () => {
  const api = fakeApi({
    'GET /api/admin/grievances': listed(grievance),
    'PUT /api/admin/grievances/GR-7K42Q3M': failure(409, 'changed_meanwhile', 'Changed'),
  })
  show()
  await write()
  await userEvent.type(answer(), 'Mine')
  api.answers['GET /api/admin/grievances'] = listed({ ...grievance, answer: 'Theirs' })
  await userEvent.click(screen.getByRole('button', { name: 'Save the answer' }))
  expect(await screen.findByText('Theirs')).toBeTruthy()
  await write()
  expect(answer()).toHaveProperty('value', 'Mine')
  await userEvent.click(screen.getByRole('button', { name: 'Save the answer' }))
  await waitFor(() =>
    expect(api.sent.filter(({ call }) => call.startsWith('PUT'))).toMatchObject([
      { body: { was: { answer: '' } } },
      { body: { was: { answer: 'Theirs' } } },
    ]),
  )
})

it('says when somebody else was faster', async () => {
  const message = 'Somebody else was faster: this complaint is resolved now'
  fakeApi({
    'GET /api/admin/grievances': listed(grievance),
    'PUT /api/admin/grievances/GR-7K42Q3M': failure(409, 'changed_meanwhile', message),
  })
  show()
  await userEvent.click(await screen.findByRole('button', { name: /^Acknowledge/ }))
  expect(await screen.findByText(new RegExp(message))).toBeTruthy()
})

it('raises an alarm for what is due or late, and only then', async () => {
  const counts = { open: 3, acknowledged: 0, due: 1, overdue: 2 }
  const { answers } = fakeApi({ 'GET /api/admin/grievances/counts': { body: counts } })
  const { unmount } = renderApp(<GrievanceAlarm />)
  const alarm = await screen.findByRole('region', { name: 'Complaints' })
  expect(alarm.textContent).toContain('2 complaints are later than the law allows.')
  expect(alarm.textContent).toContain('1 complaint is due within a day.')
  unmount()
  // So many are counted, and no more.
  answers['GET /api/admin/grievances/counts'] = { body: { ...counts, due: 0, overdue: 100 } }
  const many = renderApp(<GrievanceAlarm />)
  await screen.findByText('100+ complaints are later than the law allows.')
  many.unmount()
  answers['GET /api/admin/grievances/counts'] = { body: { ...counts, due: 0, overdue: 0 } }
  const { client } = renderApp(<GrievanceAlarm />)
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(screen.queryByRole('region')).toBeNull()
})
