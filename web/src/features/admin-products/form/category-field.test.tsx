import { CATEGORIES } from '@bartan/contract/products/rules'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { aProduct, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { CreateProduct } from './create-product.tsx'

const [KITCHEN, BATHROOM] = CATEGORIES

const isIn = (...categories: string[]) =>
  fakeApi({
    'GET /api/products': { body: categories.map((category) => aProduct({ category })) },
  })

const typeName = async (name: string) => {
  renderApp(<CreateProduct onSaved={() => undefined} />)
  await userEvent.type(screen.getByLabelText('Name'), name)
}

beforeEach(() => session.start(signedInAs({ ...asha, role: 'admin' })))

describe('the category of a new product', () => {
  it('is suggested by what similar goods have, and taken by one press', async () => {
    const api = isIn(KITCHEN, KITCHEN, BATHROOM)
    await typeName('Steel Kadhai')
    await userEvent.click(
      await screen.findByRole('button', { name: `Like similar goods: ${KITCHEN}` }),
    )
    expect(screen.getByLabelText<HTMLSelectElement>('Category').value).toBe(KITCHEN)
    expect(screen.queryByRole('button', { name: /^Like similar goods/ })).toBeNull()
    expect(api.sent.at(-1)?.query).toMatchObject({ search: 'Steel Kadhai' })
  })

  it('is not suggested where similar goods are of several categories', async () => {
    const api = isIn(KITCHEN, BATHROOM)
    await typeName('Steel Stand')
    await waitFor(() => expect(api.calls()).toContain('GET /api/products'))
    expect(screen.queryByRole('button', { name: /^Like similar goods/ })).toBeNull()
  })
})
