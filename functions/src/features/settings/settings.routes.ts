import {
  changeSettings,
  getAllSettings,
  getPin,
  getSettings,
} from '@bartan/contract/settings/endpoints'
import { publicSettingsSchema } from '@bartan/contract/settings/schema'
import type { Settings } from '@bartan/contract/settings/settings'
import { handle } from '#http/framework/route.ts'
import { ReadyReply, etagOf } from '#http/reply/send-reply.ts'
import type { SettingsService } from './settings.service.ts'

/** The answer to who may know least is the one that is asked for most: made once per version. */
const readyReplies = () => {
  const replies = new WeakMap<Settings, ReadyReply>()
  return (settings: Settings): ReadyReply => {
    const known = replies.get(settings)
    if (known) return known
    const text = JSON.stringify(publicSettingsSchema.parse(settings))
    const reply = new ReadyReply(text, etagOf(text))
    replies.set(settings, reply)
    return reply
  }
}

/** What anyone may ask; pages are rendered from it. */
export const settingsRoutes = (settings: SettingsService) => {
  const readyReply = readyReplies()
  return [
    handle(getSettings, async () => readyReply(await settings.current())),
    handle(getPin, ({ params }) => settings.deliveryTo(params.pin)),
  ]
}

export const adminSettingsRoutes = (settings: SettingsService) => [
  handle(getAllSettings, () => settings.open()),
  handle(changeSettings, ({ body, caller }) => settings.change(body, caller)),
]
