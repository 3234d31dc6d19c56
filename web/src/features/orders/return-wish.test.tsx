import { rupees } from '@bartan/contract/shared/money'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anOrder, aProduct, asha } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { ReturnOrder } from './components/return-order.tsx'

const CALL = 'POST /api/orders/o1/return'
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('a return can ask for another size, with what that costs more, and then for no money', async () => {
  const line = anOrder().orderItems[0]!
  const { productId, size, color, price } = line
  const deliveredAt = new Date(Date.now() - 60_000).toISOString()
  const order = anOrder({
    status: 'Delivered',
    deliveredAt,
    orderItems: [{ ...line, quantity: 2 }],
  })
  const large = { size: 'Large', color: 'Blue', price: rupees(249), countInStock: 3, sku: 'L' }
  const bought = { size, color, price, countInStock: 3, sku: 'S' }
  const api = fakeApi({
    [`GET /api/products/${productId}`]: { body: { ...aProduct(), variants: [bought, large] } },
    [CALL]: { body: order },
  })
  renderApp(<ReturnOrder userId={asha._id} order={order} />)
  press('Return or exchange')
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'not_wanted' } })
  press('Decrease quantity of Steel Thali, Red · Small')
  press('Another size or color')
  press('Request return')
  expect(screen.getByText('Please choose what you would like instead')).toBeTruthy()
  const option = await screen.findByRole<HTMLOptionElement>('option', {
    name: 'Blue · Large · ₹249',
  })
  const wanted = screen.getByLabelText('Instead of Steel Thali, Red · Small')
  fireEvent.change(wanted, { target: { value: option.value } })
  expect(screen.getByText('You pay ₹50 more')).toBeTruthy()
  expect(screen.queryByRole('group', { name: /pay you back/ })).toBeNull()
  press('Request return')
  await waitFor(() =>
    expect(api.sent.find(({ call }) => call === CALL)?.body).toEqual({
      lines: [{ productId, size, color, quantity: 1, for: { size: 'Large', color: 'Blue' } }],
      reason: 'not_wanted',
      note: '',
    }),
  )
})
