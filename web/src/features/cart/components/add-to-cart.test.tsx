import { QueryClientProvider } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { act, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { createQueryClient } from '#lib/api/query-client.ts'
import { session } from '#lib/session/session.ts'
import { aProduct } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { AddToCart } from './add-to-cart.tsx'

/** Stands for a press that came before the page was hydrated, and is replayed as soon as it is. */
const PressAtOnce = () => {
  useLayoutEffect(() => document.querySelector('button')?.click(), [])
  return null
}

const page = (
  <QueryClientProvider client={createQueryClient()}>
    <AddToCart product={aProduct()} choice={{ size: 'Small', color: 'Red' }} quantity={1} />
    <PressAtOnce />
  </QueryClientProvider>
)

/** A toast would outlive the test. */
const unanswered = new Promise<never>(() => {})

afterEach(() => document.body.replaceChildren())

it('adds for the guest who pressed, however early', async () => {
  session.end()
  const guest = { guestId: session.read().guestId }
  const api = fakeApi({ 'POST /api/cart': () => unanswered })
  const root = document.createElement('div')
  root.innerHTML = renderToString(page)
  document.body.append(root)
  const complaints: unknown[] = []
  const options = { onRecoverableError: (error: unknown) => complaints.push(error) }
  const app = await act(async () => hydrateRoot(root, page, options))
  await waitFor(() => expect(api.sent[0]?.body).toMatchObject(guest))
  expect(complaints).toEqual([])
  await act(async () => app.unmount())
})
