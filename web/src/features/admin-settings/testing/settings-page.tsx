import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import type { Settings } from '@bartan/contract/settings/settings'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { TopicSettings } from '../topic-settings.tsx'
import type { Topic } from '../topics/topics.ts'

export const saved: Settings = { ...DEFAULT_SETTINGS, version: 4 }

export const SAVED = 'Saved. The shop has it within seconds.'

/** The server with settings of its own, which another admin may change as well. */
export const startServer = (answerPut?: () => ReturnType<typeof failure> | undefined) => {
  let now = saved
  const api = fakeApi({
    'GET /api/admin/settings': () => ({ body: now }),
    'PUT /api/admin/settings': ({ body }) => {
      const refused = answerPut?.()
      if (refused) return refused
      const { version, ...change } = body as Settings
      if (version !== now.version)
        return failure(409, 'changed_meanwhile', 'Changed', { current: { version: now.version } })
      now = { ...now, ...change, version: version + 1 }
      return { body: now }
    },
  })
  const puts = () => api.sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)
  const changeAsAnother = (change: Partial<Settings>) =>
    void (now = { ...now, ...change, version: now.version + 1 })
  return { puts, changeAsAnother }
}

export const open = async (topic: Topic) => {
  const page = renderApp(<TopicSettings topic={topic} />, { at: `/admin/settings/${topic}` })
  await screen.findByRole('button', { name: 'Save' })
  return page
}
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
export const retype = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  if (text) await userEvent.type(field(name), text)
}
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
