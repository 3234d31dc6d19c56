import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { RateChange } from '@bartan/contract/products/law/rate-changes'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import { deliveryTo, type Delivery } from '@bartan/contract/settings/pin-rules'
import { MAX_ENTRIES } from '@bartan/contract/settings/rules'
import type { Settings, SettingsChange, Synonym } from '@bartan/contract/settings/settings'
import { isSoldTo } from '@bartan/contract/settings/sold-to'
import type { Pin } from '@bartan/contract/shared/pin'
import { dayOf } from '@bartan/contract/shared/shop-day'
import { AppError, invalidField } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import { lockOf } from '#domain/transact.ts'
import type { Mirror } from '#platform/concurrency/mirror.ts'
import type { ShopContext } from '../../shop-context.ts'
import { settingsRepository, type SettingsUnit } from './settings.repository.ts'
import { undoSettings } from './undo-settings.ts'

type Rates = Pick<Settings, 'rateChanges'>

const keyOf = ({ from, rate }: RateChange): string => `${from} ${rate}`

/** Prices and documents depend on changes in force: these stay, and new ones begin tomorrow at the earliest. */
const refuseBegun = (
  { rateChanges: before = [] }: Rates,
  { rateChanges: after = [] }: Rates,
  today: string,
): void => {
  const known = new Map(before.map((one) => [keyOf(one), one]))
  const kept = new Map(after.map((one) => [keyOf(one), one]))
  for (const [key, one] of known)
    if (one.from <= today && !isDeepStrictEqual(kept.get(key), one))
      throw invalidField('rateChanges', reason('rate_begun', { rate: one.rate, day: one.from }))
  for (const [place, one] of after.entries())
    if (one.from <= today && !known.has(keyOf(one)))
      throw invalidField(`rateChanges.${place}.from`, reason('rate_too_soon'))
}

type Others = {
  /** This instance's copy. */
  mirror: Mirror<Settings>
  /** Number of products and drafts in a category, from the catalog in memory. */
  countInCategory: (category: string) => Promise<number>
}

/** Removed categories, with their index. */
const removedCategories = (before: Settings, after: Settings): string[] => {
  const kept = new Set(after.categories.map(({ name }) => name))
  return before.categories.map(({ name }) => name).filter((name) => !kept.has(name))
}

const changedMeanwhile = ({ version }: Settings) =>
  new AppError('changed_meanwhile', reason('settings_changed_meanwhile'), { current: { version } })

const tooManySynonyms = (): AppError =>
  invalidField(
    'word',
    reason('field_too_many_entries', { field: 'synonyms', max: MAX_ENTRIES.synonyms }),
  )

const inUse = (name: string, count: number): AppError => {
  const why: PlainReason = reason('category_in_use', { name, count })
  return new AppError('in_use', why, { fields: { categories: why } })
}

export const settingsService = (
  { connect, clock, log }: ShopContext,
  { mirror, countInCategory }: Others,
) => {
  const { transact, load } = settingsRepository(connect, log)

  /** The transaction finds even products just given the category; the count is for the message. */
  const refuseRemoval = async (unit: SettingsUnit, before: Settings, after: Settings) => {
    for (const name of removedCategories(before, after))
      if (await unit.isInUse(name)) throw inUse(name, Math.max(1, await countInCategory(name)))
  }

  return {
    current: () => mirror.current(),

    /** With the day in India, on which some settings depend. */
    today: async () => ({ settings: await mirror.current(), day: dayOf(clock.now()) }),

    /** From the database: a form with older data could not save. */
    open: async (): Promise<Settings> => {
      const settings = await load()
      mirror.take(settings)
      return settings
    },

    deliveryTo: async (pin: Pin): Promise<Delivery> => {
      const { pinRules, legal } = await mirror.current()
      const delivery = deliveryTo(pin, pinRules)
      return { ...delivery, serviceable: delivery.serviceable && isSoldTo(delivery.state, legal) }
    },

    /** A change without effect writes nothing. */
    change: async ({ version, ...change }: SettingsChange, by: Caller): Promise<Settings> => {
      const batch = `settings-${randomUUID()}`
      const saved = await transact([lockOf.settings], async (unit, keep) => {
        const before = await unit.read()
        const after: Settings = { ...before, ...change }
        const changes = fieldChanges(before, after)
        if (before.version !== version) throw changedMeanwhile(before)
        if (Object.keys(changes).length === 0) return keep.reply(before)
        refuseBegun(before, after, dayOf(clock.now()))
        await refuseRemoval(unit, before, after)
        const next = { ...after, version: version + 1 }
        unit.save(next, changes, { by, batch })
        return keep.reply(next)
      })
      mirror.take(saved)
      return saved
    },

    /** Replaces another meaning of the same word. */
    addSynonym: async ({ word, means }: Synonym, by: Caller): Promise<Settings> => {
      const batch = `settings-${randomUUID()}`
      const saved = await transact([lockOf.settings], async (unit, keep) => {
        const before = await unit.read()
        const others = before.synonyms.filter(
          (one) => one.word.toLowerCase() !== word.toLowerCase(),
        )
        if (others.length >= MAX_ENTRIES.synonyms) throw tooManySynonyms()
        const after = { ...before, synonyms: [...others, { word, means }] }
        const changes = fieldChanges(before, after)
        if (Object.keys(changes).length === 0) return keep.reply(before)
        const next = { ...after, version: before.version + 1 }
        unit.save(next, changes, { by, batch })
        return keep.reply(next)
      })
      mirror.take(saved)
      return saved
    },

    undo: undoSettings({
      transact,
      take: (settings) => mirror.take(settings),
      refuse: async (unit, before, after) => {
        refuseBegun(before, after, dayOf(clock.now()))
        await refuseRemoval(unit, before, after)
      },
    }),
  }
}

export type SettingsService = ReturnType<typeof settingsService>
