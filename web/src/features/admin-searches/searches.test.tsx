import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { Searches } from './components/searches.tsx'

signInBeforeEach('catalogue')

const KUKER = {
  search: 'kuker',
  times: 7,
  found: 0,
  leftOut: [],
  bought: [{ _id: 'p1', name: 'Pressure Cooker', times: 3 }],
  suggestion: 'cooker',
}

it('makes a word mean another by one press, or a product of it', async () => {
  const synonyms: object[] = []
  const api = fakeApi({
    'GET /api/admin/searches': () => ({ body: { searches: [KUKER], synonyms, learned: [] } }),
    'POST /api/admin/searches/synonyms': ({ body }) => {
      synonyms.push(body as object)
      return { status: 201, body: { synonyms } }
    },
  })
  renderApp(<Searches />, { at: '/admin/searches' })
  const row = (await screen.findByText('kuker')).closest('li') as HTMLElement
  expect(row.textContent).toContain('searched 7 times · found nothing')
  expect(row.textContent).toContain('Bought after it: Pressure Cooker (3)')
  const draft = within(row).getByRole('link', { name: 'Make it a product' })
  expect(draft.getAttribute('href')).toBe('/admin/create-product?name=kuker')
  await userEvent.click(within(row).getByRole('button', { name: 'Let it find that' }))
  expect(await screen.findByText('Finds what “cooker” finds.')).toBeTruthy()
  expect(api.sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    word: 'kuker',
    means: 'cooker',
  })
})

it('offers what orders taught to admins, to be used or dismissed', async () => {
  session.start(signedInAs({ ...asha, role: 'admin' }))
  let learned = [
    { word: 'dolchi', productId: 'p1', name: 'Kaveri Lota', means: 'Kaveri Lota' },
    { word: 'gagri', productId: 'p2', name: 'Jug', means: 'Jug' },
  ]
  const drop = (word: string) => (learned = learned.filter((one) => one.word !== word))
  const api = fakeApi({
    'GET /api/admin/searches': () => ({ body: { searches: [], synonyms: [], learned } }),
    'POST /api/admin/searches/synonyms': () => {
      drop('dolchi')
      return { status: 201, body: { synonyms: [] } }
    },
    'POST /api/admin/searches/learned/dismissed': () => {
      drop('gagri')
      return { body: {} }
    },
  })
  renderApp(<Searches />, { at: '/admin/searches' })
  const row = (await screen.findByText('“dolchi” means Kaveri Lota')).closest('li') as HTMLElement
  await userEvent.click(within(row).getByRole('button', { name: 'Use from now on' }))
  await waitFor(() => expect(screen.queryByText(/dolchi. means Kaveri/)).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByText('Learned from orders')).toBeNull())
  expect(api.sent.flatMap(({ body }) => body ?? [])).toEqual([
    { word: 'dolchi', means: 'Kaveri Lota' },
    { word: 'gagri', productId: 'p2' },
  ])
})
