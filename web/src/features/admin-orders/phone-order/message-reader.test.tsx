import { asProductId } from '@bartan/contract/products/product-id'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { keepShared } from '#service-worker/shared-message.ts'
import { anOrder, aProduct } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { languageOfMessage } from './message-language.ts'
import { PhoneOrder } from './phone-order.tsx'

signInBeforeEach('admin')

const thali = aProduct({
  _id: asProductId('thali'),
  name: 'Thali',
  countInStock: 9,
  sizes: [],
  colors: [],
})
const lota = aProduct({
  _id: asProductId('lota'),
  name: 'Kaveri Lota',
  countInStock: 9,
  sizes: [],
  colors: [],
})
const jug = aProduct({
  _id: asProductId('jug'),
  name: 'Jug',
  countInStock: 9,
  sizes: [],
  colors: [],
})

const candidate = (productId: string, name: string) => ({
  productId,
  name,
  size: '',
  color: '',
  price: 100,
})

const READING = {
  lines: [
    {
      text: '2 thali',
      quantity: 2,
      chosen: { productId: 'thali', size: '', color: '' },
      candidates: [candidate('thali', 'Thali')],
      sure: true,
      doubts: [],
    },
    {
      text: '3 <b>jag</b>',
      quantity: 3,
      candidates: [candidate('jug', 'Jug')],
      sure: false,
      doubts: ['words_unknown'],
    },
  ],
  phone: '9876543210',
  name: 'Kavita Joshi',
  address: { line1: '4 Ghat Road', city: 'Varanasi', postalCode: '221001' },
  unread: ['kal aana'],
}

const readIt = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    'POST /api/admin/orders/read': { body: READING },
    'GET /api/products': { body: [thali] },
    'GET /api/products/jug': { body: jug },
    'GET /api/admin/users': { body: [] },
    'GET /api/admin/orders': { body: [] },
    'GET /api/admin/products': { body: [lota] },
    'POST /api/admin/orders': { status: 201, body: anOrder({ _id: 'o1' }) },
    'POST /api/admin/orders/o1/words': { body: { noted: 1 } },
    ...answers,
  })
  renderApp(<PhoneOrder onPlaced={() => undefined} />)
  await userEvent.type(screen.getByLabelText('Message of the customer'), '2 thali, 3 <b>jag</b>')
  await userEvent.click(screen.getByRole('button', { name: 'Read' }))
  return api
}

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

it('fills the order and the customer, and asks about what is in doubt', async () => {
  const api = await readIt()
  expect(await screen.findByRole('button', { name: 'Increase quantity of Thali' })).toBeTruthy()
  // The message stays beside its lines, and there is room for the next one.
  const message = screen.getByRole('region', { name: 'Message that was read' })
  expect(message.textContent).toBe('2 thali, 3 <b>jag</b>')
  expect([...message.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    '2 thali',
    '3 <b>jag</b>',
  ])
  expect(value('Message of the customer')).toBe('')
  expect(api.sent[0]).toMatchObject({ body: { text: '2 thali, 3 <b>jag</b>' } })
  expect([value('Phone'), value('First name'), value('Last name')]).toEqual([
    '9876543210',
    'Kavita',
    'Joshi',
  ])
  expect([value('Address'), value('City'), value('PIN code')]).toEqual([
    '4 Ghat Road',
    'Varanasi',
    '221001',
  ])
  // What was written is shown as it was written.
  expect(screen.getAllByText('3 <b>jag</b>')).toHaveLength(2)
  expect(screen.getByText(/Some words are not known/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Choose the product: kal aana' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Increase quantity of Jug' })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Jug · ₹100' }))
  expect(await screen.findByRole('button', { name: 'Increase quantity of Jug' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Leave out: 3 <b>jag</b>' })).toBeNull()

  // What was not understood is a product by a press; the server learns what was chosen for which words.
  await userEvent.click(screen.getByRole('button', { name: 'Choose the product: kal aana' }))
  expect(screen.getByText('Which product is “kal aana”? Find it here.')).toBeTruthy()
  await userEvent.keyboard('lota')
  await userEvent.click(await screen.findByRole('option', { name: /Kaveri Lota/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
  await waitFor(() => expect(api.calls()).toContain('POST /api/admin/orders/o1/words'))
  expect(api.sent.find(({ call }) => call.endsWith('/words'))?.body).toEqual({
    words: [
      { said: '3 <b>jag</b>', productId: 'jug' },
      { said: 'kal aana', productId: 'lota' },
    ],
  })
})

it('leaves out a line that is not wanted', async () => {
  await readIt()
  await userEvent.click(await screen.findByRole('button', { name: 'Leave out: 3 <b>jag</b>' }))
  expect(screen.queryByRole('button', { name: 'Leave out: 3 <b>jag</b>' })).toBeNull()
})

it('says that a message was not read', async () => {
  await readIt({ 'POST /api/admin/orders/read': { status: 500, body: { code: 'internal' } } })
  expect(await screen.findByText(/The message was not read/)).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Read' })).toHaveProperty('disabled', false),
  )
})

/** The test's browser has no caches. */
const withCache = () => {
  const kept = new Map<string, Response>()
  const cache = {
    put: async (key: string, response: Response) => void kept.set(key, response),
    match: async (key: string) => kept.get(key)?.clone(),
    delete: async (key: string) => kept.delete(key),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  return kept
}

const CARD = `BEGIN:VCARD
VERSION:3.0
FN:Kavita Joshi
item1.TEL;waid=919876543210:+91 98765 43210
ADR;TYPE=HOME:;;4 Ghat Road;Varanasi;UP;221001;India
END:VCARD`

it('reads a message and a contact that were shared to the app, once', async () => {
  const kept = withCache()
  const form = new FormData()
  form.set('text', '2 thali, 3 <b>jag</b>')
  form.append('contact', new File([CARD], 'kavita.vcf', { type: 'text/vcard' }))
  await keepShared(form)
  const api = fakeApi({
    'POST /api/admin/orders/read': { body: READING },
    'GET /api/products': { body: [thali] },
    'GET /api/admin/users': { body: [] },
    'GET /api/admin/orders': { body: [] },
  })
  renderApp(<PhoneOrder onPlaced={() => undefined} />)
  expect(await screen.findByRole('button', { name: 'Increase quantity of Thali' })).toBeTruthy()
  expect(api.sent[0]).toMatchObject({
    body: {
      text: '2 thali, 3 <b>jag</b>\nName: Kavita Joshi\n+91 98765 43210\n4 Ghat Road, Varanasi, UP, 221001',
    },
  })
  expect(kept.size).toBe(0)
})

it.each([
  ['2 buckets please', 'en'],
  ['bhaiya 2 balti lal bhej do', 'hi'],
  ['दो बाल्टी भेज दीजिए', 'hi'],
  ['दोन बादल्या पाठवा', 'mr'],
  ['২টো বালতি দেবেন', 'bn'],
  ['2 வாளி அனுப்புங்க', 'ta'],
])('answers %s in %s', (text, language) => {
  expect(languageOfMessage(text, ['en', 'hi', 'mr', 'bn', 'ta'])).toBe(language)
  expect(languageOfMessage(text, ['en'])).toBe('en')
})
