import type { AdminContent } from '@bartan/contract/content/schema'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { PageForm } from './components/page-form.tsx'

const text = (words: string) => ({ title: words, intro: '', html: `<p>${words}</p>` })

const page: AdminContent = {
  slug: 'terms',
  version: 3,
  texts: { en: text('Ours') },
  written: { en: text('Usual'), hi: text('शर्तें') },
  facts: { phone: '+91 1' },
  versions: [{ version: 3, at: '2026-11-20T10:00:00.000Z', by: 'Owner' }],
}

const title = () => screen.getByRole('textbox', { name: 'Title' })

const open = (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    'PUT /api/admin/pages/terms': { body: { ...page, version: 4 } },
    'GET /api/admin/pages/terms/versions/3': {
      body: { ...page.versions[0], texts: { hi: text('पुराना') } },
    },
    ...answers,
  })
  renderApp(<PageForm page={page} />)
  return { api, user: userEvent.setup() }
}

it('saves what was changed, and no other language', async () => {
  const { api, user } = open()
  expect(title()).toHaveProperty('value', 'Ours')
  await user.click(screen.getByRole('button', { name: 'हिन्दी' }))
  expect(title()).toHaveProperty('value', 'शर्तें')
  await user.type(title(), '!')
  await user.click(screen.getByRole('button', { name: 'Save page' }))
  await waitFor(() => expect(api.sent).toHaveLength(1))
  expect(api.sent[0]?.body).toEqual({
    version: 3,
    texts: { hi: { ...text('शर्तें'), title: 'शर्तें!' } },
  })
})

it('goes back to the text made from the settings', async () => {
  const { api, user } = open()
  await user.click(screen.getByRole('button', { name: 'Use the text made from your settings' }))
  expect(title()).toHaveProperty('value', 'Usual')
  await user.click(screen.getByRole('button', { name: 'Save page' }))
  await waitFor(() => expect(api.sent[0]?.body).toEqual({ version: 3, texts: { en: null } }))
})

it('opens an earlier version, which holds again once it is saved', async () => {
  const { api, user } = open()
  const versions = screen.getByRole('heading', { name: 'Earlier versions' }).parentElement
  await user.click(within(versions ?? document.body).getByRole('button', { name: 'Open' }))
  await user.click(screen.getByRole('button', { name: 'Save page' }))
  await waitFor(() => expect(api.sent).toHaveLength(2))
  expect(api.sent[1]?.body).toEqual({ version: 3, texts: { en: null, hi: text('पुराना') } })
})

it('tells why it could not be saved, and keeps what was written', async () => {
  const { user } = open({
    'PUT /api/admin/pages/terms': failure(409, 'changed_meanwhile', 'Somebody else was faster'),
  })
  await user.type(title(), ' now')
  await user.click(screen.getByRole('button', { name: 'Save page' }))
  expect(await screen.findByText('Somebody else was faster')).toBeTruthy()
  expect(title()).toHaveProperty('value', 'Ours now')
})
