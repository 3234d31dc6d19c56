import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anOrder } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { DecideReturn } from './decide-return.tsx'

const look = (name: string) => screen.getByRole('button', { name }).className

it('proposes the exchange, not the money, to whoever asked for other goods', () => {
  fakeApi({})
  const { orderItems } = anOrder()
  const { productId, size, color } = orderItems[0]!
  const line = { productId, size, color, quantity: 1, for: { size: 'Large', color } }
  renderApp(<DecideReturn orderId="o1" lines={[line]} bought={orderItems} isSentAhead={false} />)
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names).not.toContain('Accept')
  expect(names.indexOf('Exchange')).toBeLessThan(names.indexOf('Money back instead'))
  expect(look('Exchange')).not.toBe(look('Money back instead'))
  expect(look('Money back instead')).toBe(look('Decline'))
})
