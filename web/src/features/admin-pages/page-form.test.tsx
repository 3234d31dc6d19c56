import type { AdminContent } from '@bartan/contract/content/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
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
  versions: [
    { version: 3, at: '2026-11-20T10:00:00.000Z', by: 'Owner' },
    { version: 2, at: '2026-11-19T10:00:00.000Z', by: 'Owner' },
  ],
}

const title = () => screen.getByRole('textbox', { name: 'Title' })

const open = async (answers: Parameters<typeof fakeApi>[0] = {}, shown = page) => {
  const api = fakeApi({
    'PUT /api/admin/pages/terms': { body: { ...page, version: 4 } },
    'GET /api/admin/pages/terms/versions/3': {
      body: { ...page.versions[0], texts: { hi: text('पुराना') } },
    },
    'GET /api/admin/pages/terms/versions/2': {
      body: { ...page.versions[1], texts: { hi: text('पहला') } },
    },
    ...answers,
  })
  const { unmount } = renderApp(
    <>
      <PageForm page={shown} />
      <a href="/admin/pages">Pages</a>
    </>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'English' }))
  return { api, user, unmount }
}

it('saves what was changed, and no other language', async () => {
  const { api, user } = await open()
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

it('takes no text while it is saved, which would be gone with the answer', async () => {
  const saved = Promise.withResolvers<{ body: unknown }>()
  const { user } = await open({ 'PUT /api/admin/pages/terms': () => saved.promise })
  await user.type(title(), '!')
  await user.click(screen.getByRole('button', { name: 'Save page' }))
  await waitFor(() => expect(document.querySelector('[inert]')?.contains(title())).toBe(true))
  saved.resolve({ body: { ...page, version: 4 } })
  await waitFor(() => expect(document.querySelector('[inert]')).toBeNull())
})

it('goes back to the text made from the settings', async () => {
  const { api, user } = await open()
  await user.click(screen.getByRole('button', { name: 'Use the text made from your settings' }))
  expect(title()).toHaveProperty('value', 'Usual')
  await user.click(screen.getByRole('button', { name: 'Save page' }))
  await waitFor(() => expect(api.sent[0]?.body).toEqual({ version: 3, texts: { en: null } }))
})

it('opens an earlier version, which holds again once it is saved', async () => {
  const { api, user } = await open()
  await user.click(screen.getAllByRole('button', { name: 'Open' })[0] ?? document.body)
  await user.click(screen.getByRole('button', { name: 'Save page' }))
  await waitFor(() => expect(api.sent).toHaveLength(2))
  expect(api.sent[1]?.body).toEqual({ version: 3, texts: { en: null, hi: text('पुराना') } })
})

it('brings an earlier version back by one press, unless something is being written', async () => {
  const { api, user } = await open()
  // The newest is what shoppers read.
  const restoreVersion = screen.getByRole('button', { name: 'Bring back' })
  await user.type(title(), '!')
  expect(restoreVersion).toHaveProperty('disabled', true)
  await user.type(title(), '{Backspace}')
  await user.click(screen.getByRole('button', { name: 'Save page' }))
  await waitFor(() => expect(restoreVersion).toHaveProperty('disabled', false))
  await user.click(restoreVersion)
  await waitFor(() => expect(api.sent).toHaveLength(3))
  expect(api.sent[2]?.body).toEqual({ version: 4, texts: { en: null, hi: text('पहला') } })
})

it('tells why it could not be saved, and keeps what was written', async () => {
  const { user } = await open({
    'PUT /api/admin/pages/terms': failure(400, 'invalid_input', 'Not like this'),
  })
  await user.type(title(), ' now')
  await user.click(screen.getByRole('button', { name: 'Save page' }))
  expect(await screen.findByText('Not like this')).toBeTruthy()
  expect(title()).toHaveProperty('value', 'Ours now')
})

const meanwhile = async (texts: AdminContent['texts'], shown = page) => {
  const others = { ...page, version: 7, texts }
  const answers: Parameters<typeof open>[0] = {
    'PUT /api/admin/pages/terms': (sent) =>
      JSON.stringify(sent.body).includes('"version":7')
        ? { body: { ...others, version: 8 } }
        : failure(409, 'changed_meanwhile', 'Somebody else was faster'),
    'GET /api/admin/pages/terms': { body: others },
  }
  const started = await open(answers, shown)
  const save = async () => {
    await started.user.type(title(), ' now')
    await started.user.click(screen.getByRole('button', { name: 'Save page' }))
  }
  return { ...started, save }
}

it('says at the field of its language what is wrong, and elsewhere in which language it is', async () => {
  const why = reason('field_too_long', { field: 'title', max: 120 })
  const at = 'texts.hi.title'
  const refused = { fields: { [at]: why.message }, fieldReasons: { [at]: why } }
  const { user } = await open({
    'PUT /api/admin/pages/terms': failure(400, 'invalid_input', why.message, refused),
  })
  await user.click(screen.getByRole('button', { name: 'हिन्दी' }))
  await user.type(title(), '!')
  await user.click(screen.getByRole('button', { name: 'English' }))
  await user.click(screen.getByRole('button', { name: 'Save page' }))
  const fault = 'Title must have at most 120 characters'
  expect(await screen.findByText(`हिन्दी: ${fault}`)).toBeTruthy()
  expect(title().getAttribute('aria-invalid')).not.toBe('true')
  await user.click(screen.getByRole('button', { name: 'हिन्दी' }))
  expect(title().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText(fault)).toHaveLength(2)
})

it('asks what becomes of a language that another has written meanwhile', async () => {
  const { api, user, save } = await meanwhile({ en: text('Theirs') })
  await save()
  await user.click(await screen.findByRole('button', { name: 'Show me theirs' }))
  await waitFor(() => expect(title()).toHaveProperty('value', 'Theirs'))
  await save()
  await waitFor(() =>
    expect(api.sent.at(-1)?.body).toMatchObject({
      version: 7,
      texts: { en: { title: 'Theirs now' } },
    }),
  )
})

it('keeps what was written in another language when theirs is taken over', async () => {
  const { api, user, save } = await meanwhile({ en: text('Theirs') })
  await user.click(screen.getByRole('button', { name: 'हिन्दी' }))
  await user.type(title(), '!')
  await user.click(screen.getByRole('button', { name: 'English' }))
  await save()
  await user.click(await screen.findByRole('button', { name: 'Show me theirs' }))
  await waitFor(() => expect(title()).toHaveProperty('value', 'Theirs'))
  await user.click(screen.getByRole('button', { name: 'Save page' }))
  await waitFor(() =>
    expect(api.sent.at(-1)?.body).toEqual({
      version: 7,
      texts: { hi: { ...text('शर्तें'), title: 'शर्तें!' } },
    }),
  )
})

it('saves over theirs by one press', async () => {
  const { api, user, save } = await meanwhile({ en: text('Theirs') })
  await save()
  await user.click(await screen.findByRole('button', { name: 'Save mine instead' }))
  await waitFor(() =>
    expect(api.sent.at(-1)?.body).toMatchObject({
      version: 7,
      texts: { en: { title: 'Ours now' } },
    }),
  )
})

it('does not ask about another language', async () => {
  const { api, save } = await meanwhile({ en: text('Ours'), hi: text('उनका') })
  await save()
  await waitFor(() =>
    expect(api.sent.at(-1)?.body).toMatchObject({
      version: 7,
      texts: { en: { title: 'Ours now' } },
    }),
  )
})

it('offers what was written and not saved, until it is saved', async () => {
  const first = await open()
  await first.user.type(title(), ' now')
  first.unmount()
  const { api, user, unmount } = await open()
  expect(title()).toHaveProperty('value', 'Ours')
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(title()).toHaveProperty('value', 'Ours now')
  await user.click(screen.getByRole('button', { name: 'Save page' }))
  await waitFor(() => expect(api.sent[0]?.body).toMatchObject({ version: 3 }))
  await waitFor(() => expect(title()).toHaveProperty('value', 'Ours'))
  unmount()
  await open()
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
})

it('asks about what another has written since a draft was begun', async () => {
  const first = await open()
  await first.user.type(title(), ' now')
  first.unmount()
  const theirs = { en: text('Theirs') }
  const { api, user } = await meanwhile(theirs, { ...page, version: 7, texts: theirs })
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  await user.click(screen.getByRole('button', { name: 'Save page' }))
  expect(api.sent[0]?.body).toMatchObject({ version: 3 })
  await user.click(await screen.findByRole('button', { name: 'Show me theirs' }))
  await waitFor(() => expect(title()).toHaveProperty('value', 'Theirs'))
})

it('asks before what was written is lost', async () => {
  const { user } = await open()
  await user.type(title(), '!')
  await user.click(screen.getByRole('link', { name: 'Pages' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(title()).toHaveProperty('value', 'Ours!')
})

it('links what is chosen to a web address, by a dialog', async () => {
  const { api, user } = await open()
  const editor = screen.getByRole('textbox', { name: 'Text' })
  fireEvent.keyDown(editor, { key: 'a', code: 'KeyA', ctrlKey: true })
  await user.click(screen.getByRole('button', { name: 'Link' }))
  const dialog = screen.getByRole('dialog', { name: 'Link' })
  const field = within(dialog).getByLabelText('Where does it lead?')
  await user.type(field, 'javascript:alert(1)')
  await user.click(within(dialog).getByRole('button', { name: 'Set link' }))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.clear(field)
  await user.type(field, 'example.com')
  await user.click(within(dialog).getByRole('button', { name: 'Set link' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save page' }))
  await waitFor(() => expect(api.sent).toHaveLength(1))
  expect(JSON.stringify(api.sent[0]?.body)).toContain('https://example.com')
})
