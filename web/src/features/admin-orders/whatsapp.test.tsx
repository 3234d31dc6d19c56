import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { OrderCustomer } from './components/order-customer.tsx'
import { RowContact } from './list/row-steps.tsx'

let chat: Window
beforeEach(() => {
  session.start(signedInAs({ ...asha, role: 'admin' }))
  chat = { location: { href: '' } } as Window
  vi.spyOn(window, 'open').mockReturnValue(chat)
})

it('asks in the language of the order, not of the admin', async () => {
  const link = 'https://shop.example/c/t'
  const [line] = anOrder().orderItems
  const goods = { ...line!, nameIn: { hi: 'स्टील थाली' } }
  const order = anOrder({ language: 'hi', orderItems: [goods] })
  fakeApi({ 'PUT /api/admin/orders/o1/confirmation': { body: { ...order, link } } })
  renderApp(<RowContact order={order} />)
  await userEvent.click(screen.getByRole('button', { name: /^Ask .* by WhatsApp to confirm$/ }))
  await waitFor(() => expect(decodeURIComponent(chat.location.href)).toContain('नमस्ते'))
  expect(decodeURIComponent(chat.location.href)).toContain('1 × स्टील थाली, लाल · छोटा\n')
  expect(decodeURIComponent(chat.location.href)).toContain(link)
})

it('asks for an answer in the chat where there is no link, as for a packer', async () => {
  const order = anOrder({ language: 'ta' })
  fakeApi({ 'PUT /api/admin/orders/o1/confirmation': { body: order } })
  renderApp(<RowContact order={order} />)
  await userEvent.click(screen.getByRole('button', { name: /^Ask .* by WhatsApp to confirm$/ }))
  await waitFor(() => expect(decodeURIComponent(chat.location.href)).toContain('இங்கேயே'))
  expect(decodeURIComponent(chat.location.href)).not.toMatch(/\{|http.*http|undefined/)
})

it('tells later what the shop says of the order as it is', async () => {
  const order = anOrder({ status: 'Shipped' })
  fakeApi({ 'POST /api/admin/orders/o1/messages': { body: { text: 'It is sent.' } } })
  renderApp(<RowContact order={order} />)
  await userEvent.click(screen.getByRole('button', { name: /^Write to .* by WhatsApp$/ }))
  const { phone } = order.shippingAddress
  await waitFor(() =>
    expect(chat.location.href).toBe(`https://wa.me/91${phone}?text=It%20is%20sent.`),
  )
})

it('greets in the language of the order', () => {
  renderApp(<OrderCustomer order={anOrder({ language: 'hi' })} />)
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' })
  expect(decodeURIComponent(href)).toContain('नमस्ते')
})
