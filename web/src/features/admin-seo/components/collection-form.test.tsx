import { reason } from '@bartan/contract/reasons/reasons'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { emptyDraft } from '../collection-draft.ts'
import { Collections } from './collections.tsx'

signInBeforeEach('admin')

const { lists: _lists, tags: _tags, minPrice: _min, maxPrice: _max, ...texts } = emptyDraft
const bottles = { ...texts, slug: 'bottles', title: 'Bottles', rule: { tags: ['bottle'] } }
const gifts = { ...texts, slug: 'gifts', title: 'Gifts', rule: { tags: ['gift'] } }
const seo = { version: 1, heads: [], collections: [bottles], counts: {} }
const theirs = { ...seo, version: 2, collections: [gifts, { ...bottles, text: 'Of steel' }] }
const HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const END = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0, 0, 0, 0]
const PNG = new Uint8Array([...HEAD, ...END])
const SAVE = 'PUT /api/admin/found'

it('writes over another’s change of the collection only after it was told of it', async () => {
  const api = fakeApi({
    'GET /api/admin/found': { body: seo },
    'GET /api/products/facets': { body: {} },
    [SAVE]: ({ body }) =>
      (body as typeof seo).version === 2
        ? { body: { ...theirs, version: 3 } }
        : failure(409, 'changed_meanwhile', 'Changed meanwhile'),
  })
  const { client } = renderApp(<Collections />)
  await userEvent.click(await screen.findByRole('button', { name: /^Change/ }))
  await userEvent.type(screen.getByLabelText('Name'), ' and jars')
  api.answers['GET /api/admin/found'] = { body: theirs }
  await client.refetchQueries({ queryKey: ['mine'] })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Changed meanwhile')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'New collection' })
  const sent = api.sent.filter(({ call }) => call === SAVE).map(({ body }) => body as typeof seo)
  expect(sent.map(({ version }) => version)).toEqual([1, 2])
  expect(sent[1]?.collections.map(({ title }) => title)).toEqual(['Bottles and jars', 'Gifts'])
})

it('waits with saving until a picture that is being uploaded is there', async () => {
  vi.stubGlobal('Image', class extends EventTarget {})
  fakeApi({ 'GET /api/admin/found': { body: seo }, 'GET /api/products/facets': { body: {} } })
  renderApp(<Collections />)
  await userEvent.click(await screen.findByRole('button', { name: /^Change/ }))
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  expect(save.disabled).toBe(false)
  const picture = new File([PNG], 'jars.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText(/^Upload: /), picture)
  await waitFor(() => expect(save.disabled).toBe(true))
})

it('says at each field what the server refuses, by its label', async () => {
  const whys = {
    'collections.0.slug': reason('field_required', { field: 'slug' }),
    'collections.0.title': reason('field_required', { field: 'title' }),
    'collections.0.rule': reason('field_empty', { field: 'rule' }),
  }
  const fields = Object.fromEntries(Object.entries(whys).map(([at, { message }]) => [at, message]))
  const refused = { fields, fieldReasons: whys }
  fakeApi({
    'GET /api/admin/found': { body: seo },
    'GET /api/products/facets': { body: {} },
    [SAVE]: failure(400, 'invalid_input', 'slug is required', refused),
  })
  renderApp(<Collections />)
  await userEvent.click(await screen.findByRole('button', { name: 'New collection' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Name is required')
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Name is required',
    'Which products it has must not be empty',
  ])
})
