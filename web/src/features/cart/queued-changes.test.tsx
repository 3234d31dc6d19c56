import type { CartLine } from '@bartan/contract/cart/schema'
import { useQueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { aCart, aLine, aProduct, asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { queueChangesIn } from './api/change-cart.ts'
import { AddToCart } from './components/add-to-cart.tsx'
import { CartButton } from './components/cart-button.tsx'
import { queueCartChanges, sendQueuedChanges } from './queued-changes.ts'

const GET = 'GET /api/cart'
const POST = 'POST /api/cart'

/** A shop that keeps what it is told, as the real one does. */
const theShop = () => {
  let lines: CartLine[] = []
  const done = new Set<string | undefined>()
  const body = () => ({ body: aCart({ guestId: session.read().guestId }, ...lines) })
  return {
    [GET]: body,
    [POST]: ({ body: sent, key }: { body: unknown; key: string | undefined }) => {
      if (done.has(key)) return body()
      done.add(key)
      const { color, quantity } = sent as CartLine
      const had = lines.find((line) => line.color === color)?.quantity ?? 0
      lines = [
        ...lines.filter((line) => line.color !== color),
        aLine({ color, quantity: had + quantity }),
      ]
      return body()
    },
  }
}

const Back = () => {
  const client = useQueryClient()
  useEffect(() => queueCartChanges('en', client), [client])
  return (
    <button type="button" onClick={() => void sendQueuedChanges('en', client)}>
      Connected again
    </button>
  )
}

const open = (...colors: string[]) =>
  renderApp(
    <>
      <CartButton />
      {colors.map((color) => (
        <section key={color} aria-label={color}>
          <AddToCart product={aProduct()} choice={{ size: 'Small', color }} quantity={1} />
        </section>
      ))}
      <Back />
    </>,
    { toasts: true },
  )

const badge = (units: number) =>
  screen.findByRole('button', {
    name: units === 0 ? 'Cart, empty' : new RegExp(`^Cart, ${units} item`),
  })
const add = async (color: string) => {
  const button = () => screen.getByLabelText(color).querySelector('button')!
  await waitFor(() => expect(button().disabled).toBe(false))
  fireEvent.click(button())
}
const connect = () => fireEvent.click(screen.getByRole('button', { name: 'Connected again' }))
const waiting = () => localStorage.getItem('cartChanges')

// The other files of a run expect that a change fails when the shop can't be reached.
afterEach(() => queueChangesIn(undefined))

describe('without a connection', () => {
  it('what is put into the cart stays over a reload, and is sent once and in order', async () => {
    const api = fakeApi({})
    const first = open('Red', 'Blue')
    await add('Red')
    await badge(1)
    await add('Blue')
    await badge(2)
    expect(screen.queryByText(/Failed/)).toBeNull()
    first.unmount()

    open('Red')
    await badge(2)
    const sentBefore = api.sent.length
    Object.assign(api.answers, theShop())
    connect()
    connect()
    await waitFor(() => expect(waiting()).toContain('"changes":[]'))
    await badge(2)
    connect()
    const posted = api.sent.slice(sentBefore).filter(({ call }) => call === POST)
    expect(posted.map(({ body }) => (body as CartLine).color)).toEqual(['Red', 'Blue'])
  })

  it('what had arrived although no answer came is put in once', async () => {
    const shop = theShop()
    const api = fakeApi({
      ...shop,
      [POST]: (sent) => {
        shop[POST](sent)
        throw new TypeError('the connection was lost')
      },
    })
    open('Red')
    await badge(0)
    await add('Red')
    await badge(1)
    Object.assign(api.answers, shop)
    connect()
    await waitFor(() => expect(waiting()).toContain('"changes":[]'))
    await badge(1)
    const keys = api.sent.filter(({ call }) => call === POST).map(({ key }) => key)
    expect(keys).toEqual([expect.any(String), keys[0]])
  })

  it('what was sold out meanwhile is said plainly, and the rest is sent', async () => {
    const api = fakeApi({})
    open('Red', 'Blue')
    await add('Red')
    await badge(1)
    await add('Blue')
    await badge(2)
    const shop = theShop()
    Object.assign(api.answers, shop, {
      [POST]: (sent: Parameters<(typeof shop)[typeof POST]>[0]) =>
        (sent.body as CartLine).color === 'Red'
          ? failure(409, 'out_of_stock', 'Steel Thali is sold out')
          : shop[POST](sent),
    })
    connect()
    expect(await screen.findByText('Steel Thali is sold out')).toBeTruthy()
    await badge(1)
    expect(waiting()).toContain('"changes":[]')
  })

  it('what waits for a customer whose session ended is sent once they are logged in again', async () => {
    const api = fakeApi({})
    session.start(signedInAs(asha))
    open('Red')
    await add('Red')
    await badge(1)
    act(() => session.expire())
    await badge(0)
    const cart = { body: aCart({ userId: asha._id }, aLine({ color: 'Red' })) }
    Object.assign(api.answers, { [GET]: cart, [POST]: cart })
    act(() => session.start(signedInAs(asha)))
    await waitFor(() => expect(waiting()).toContain('"changes":[]'))
    await badge(1)
  })

  it('what a guest left goes with the logout', async () => {
    fakeApi({})
    open('Red')
    await add('Red')
    await badge(1)
    act(() => session.end())
    expect(waiting()).toBeNull()
  })
})
