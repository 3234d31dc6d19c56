import { publicShipping } from '../pricing/delivery-terms.ts'
import type { Translations } from '../shop/languages.ts'
import type { Closure, PublicSettings, Settings } from './settings.ts'

type Text = { text: string; textIn: Translations }

/** The banner on a day (2026-01-31): the first timed text for that day, else the usual one. */
const bannerOn = ({ timed, text, textIn }: Settings['banner'], day: string): Text => {
  const now = timed.find(({ from, until }) => from <= day && day <= until)
  return now ? { text: now.text, textIn: now.textIn } : { text, textIn }
}

export const closureOn = (closure: Closure | null, day: string): Closure | null =>
  closure && closure.from <= day && day <= closure.until ? closure : null

/** The public settings on a day, without what isn't announced yet. */
export const publicSettingsOn = (
  { pinRules, messages: _messages, orders: _orders, retention: _retention, ...settings }: Settings,
  day: string,
): PublicSettings => ({
  ...settings,
  shipping: publicShipping(settings.shipping, pinRules),
  banner: { ...bannerOn(settings.banner, day), timed: [] },
  closure: closureOn(settings.closure, day),
})
