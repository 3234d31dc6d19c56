import type { Closure, PublicSettings, Settings } from './settings.ts'
import type { Translations } from '../shop/languages.ts'

type Text = { text: string; textIn: Translations }

/** What is said above every page on a day (2026-01-31): the first text for a time in which it lies, or the usual one. */
const bannerOn = ({ timed, text, textIn }: Settings['banner'], day: string): Text => {
  const now = timed.find(({ from, until }) => from <= day && day <= until)
  return now ? { text: now.text, textIn: now.textIn } : { text, textIn }
}

/** The closure that a day lies in. */
export const closureOn = (closure: Closure | null, day: string): Closure | null =>
  closure && closure.from <= day && day <= closure.until ? closure : null

/** What anyone may know on a day: not what is yet to be announced. */
export const publicSettingsOn = (
  {
    pinRules: _pinRules,
    messages: _messages,
    orders: _orders,
    retention: _retention,
    ...settings
  }: Settings,
  day: string,
): PublicSettings => ({
  ...settings,
  banner: { ...bannerOn(settings.banner, day), timed: [] },
  closure: closureOn(settings.closure, day),
})
