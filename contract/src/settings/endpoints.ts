import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { endpoint } from '../shared/endpoint.ts'
import { rupees } from '../shared/field.ts'
import { PIN_PATTERN, plainPin } from '../shared/pin.ts'
import { publicSettingsSchema, settingsChangeSchema, settingsSchema } from './schema.ts'

/** Other instances learn of a change within this time: settings apply everywhere within 5 s (contract §13). */
const CDN_SECONDS = 5

const DAY_SECONDS = 24 * 60 * 60

export const getSettings = endpoint('GET /api/settings', {
  summary: 'The public settings: name, contact, delivery, categories, home page',
  access: 'anyone',
  reply: publicSettingsSchema,
  cdnSeconds: CDN_SECONDS,
})

export const getAllSettings = endpoint('GET /api/admin/settings', {
  summary: 'All settings',
  access: 'admin',
  reply: settingsSchema,
})

export const changeSettings = endpoint('PUT /api/admin/settings', {
  summary:
    'Save all or some settings; omitted ones stay. `version` is the version that the change is based on',
  access: 'admin',
  bodyBytes: 500_000,
  body: settingsChangeSchema,
  reply: settingsSchema,
  errors: ['changed_meanwhile', 'in_use'],
})

export const listStates = endpoint('GET /api/states', {
  summary: "India's states and union territories, with their GST codes",
  access: 'anyone',
  reply: z.array(z.object({ name: z.string(), code: z.string() }).meta({ id: 'State' })),
  cdnSeconds: DAY_SECONDS,
})

export const getPin = endpoint('GET /api/pin/:pin', {
  summary: 'Whether and how fast the shop delivers to a PIN code',
  access: 'anyone',
  params: z.object({
    pin: z.string().overwrite(plainPin).regex(PIN_PATTERN, issue('pin_invalid')).brand<'Pin'>(),
  }),
  reply: z.object({
    serviceable: z.boolean(),
    days: z.int().meta({ description: 'From order to delivery' }),
    state: z.string().optional().meta({ description: 'Absent where no state has this code' }),
    states: z
      .array(z.string())
      .optional()
      .meta({ description: 'Where its post offices are in several: `state`, and the others' }),
    codMax: rupees.optional().meta({ description: 'Rupees that an order there may come to' }),
    fee: rupees
      .optional()
      .meta({ description: "Of delivery there, where it is not the shop's own" }),
    freeFrom: rupees
      .optional()
      .meta({ description: "From where it is free, where that is not the shop's own" }),
  }),
  cdnSeconds: CDN_SECONDS,
})
