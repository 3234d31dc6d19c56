import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
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
