import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import type { PublicSettings } from '@bartan/contract/settings/settings'
import { atom } from 'nanostores'
import { createContext, useContext } from 'react'
import { queryOptions } from '@tanstack/react-query'
import { language, translateValue } from '#i18n/translate.ts'
import { call } from './api/api-client.ts'
import { useStore } from './storage/use-store.ts'

/** Its home page is there if it differs from the code's own, which that page alone brings along. */
type Shop = Omit<PublicSettings, 'home'> & Partial<Pick<PublicSettings, 'home'>>

const current = atom<Shop>(DEFAULT_SHOP)

/** The settings as this page knows them: those of the code until it has heard of others. */
export const shop = (): Shop => current.get()

/** A preview of other settings has a store of its own. */
export const ShopContext = createContext(current)

/** The same, for what stays on the screen: it is shown again when they change. */
export const useShop = (): Shop => useStore(useContext(ShopContext))

/** Compared as a whole: a new day changes some of them without a new version. */
export const setShop = (settings: Shop): void => {
  if (JSON.stringify(settings) !== JSON.stringify(current.get())) current.set(settings)
}

/** What the code of any page has; the server, which has all of it, adds the rest. */
export const ownSettings = new Map<string, unknown>(Object.entries(DEFAULT_SHOP))

/** What differs from the code's own: most of a page's visitors need not be sent what they have. */
const changesOf = (settings: PublicSettings): Partial<PublicSettings> =>
  Object.fromEntries(
    Object.entries(settings).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(ownSettings.get(name)),
    ),
  )

export const settingsWith = (changes: Partial<PublicSettings>): Shop => ({
  ...DEFAULT_SHOP,
  ...changes,
})

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async ({ signal }): Promise<Partial<PublicSettings>> =>
    changesOf(await call('GET /api/settings', {}, { signal })),
})

/** `tel:` link of the shop's number. */
export const shopTel = ({ phone } = shop()): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`

/** Opens a chat with the shop: by its own number for that, or else by the one to ring. */
export const shopWhatsApp = ({ whatsapp, phone } = shop()): string =>
  `https://wa.me/${(whatsapp || phone).replaceAll(/\D/g, '')}`

/** A setting's text in the page's language; one of the code's own has the app's translation. */
export const shopText = (text: string, others: Readonly<Record<string, string>>): string =>
  others[language()] ?? translateValue(text)

/** Of the shop's own page, and of an installed app's window. */
export const shopTitle = ({ name, tagline, taglineIn } = shop()): string =>
  [name, shopText(tagline, taglineIn)].filter(Boolean).join(' · ')

/** A category's name as shoppers read it. */
export const categoryName = (name: string): string => {
  const category = shop().categories.find((one) => one.name === name)
  return shopText(name, category?.nameIn ?? {})
}

export const categoryNames = (): string[] => shop().categories.map(({ name }) => name)

/** The home page has a row of its products. */
export const firstCategory = (): string => categoryNames()[0] ?? ''
