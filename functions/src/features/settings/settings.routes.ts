import { publicSettingsOn } from '@bartan/contract/settings/announcements'
import {
  changeSettings,
  getAllSettings,
  getPin,
  getSettings,
  listStates,
} from '@bartan/contract/settings/endpoints'
import { publicSettingsSchema } from '@bartan/contract/settings/schema'
import type { Settings } from '@bartan/contract/settings/settings'
import { STATES } from '@bartan/contract/shared/states'
import { handle } from '#http/framework/route.ts'
import { KeptReply, etagOf } from '#http/reply/send-reply.ts'
import type { SettingsService } from './settings.service.ts'

/** Cached per version and day, because the public reply is requested most. */
const readyReplies = () => {
  const replies = new WeakMap<Settings, { day: string; reply: KeptReply }>()
  return ({ settings, day }: { settings: Settings; day: string }): KeptReply => {
    const known = replies.get(settings)
    if (known?.day === day) return known.reply
    const parsed = publicSettingsSchema.parse(publicSettingsOn(settings, day))
    const body = Buffer.from(JSON.stringify(parsed))
    const reply = new KeptReply(body, etagOf(body))
    replies.set(settings, { day, reply })
    return reply
  }
}

/** Public calls; pages are rendered from them. */
export const settingsRoutes = (settings: SettingsService) => {
  const readyReply = readyReplies()
  return [
    handle(getSettings, async () => readyReply(await settings.today())),
    handle(listStates, () => [...STATES]),
    handle(getPin, ({ params }) => settings.deliveryTo(params.pin)),
  ]
}

export const adminSettingsRoutes = (settings: SettingsService) => [
  handle(getAllSettings, () => settings.open()),
  handle(changeSettings, ({ body, caller }) => settings.change(body, caller)),
]
