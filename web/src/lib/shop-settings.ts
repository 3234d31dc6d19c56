import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import type { PublicSettings } from '@bartan/contract/settings/settings'
import type { Language } from '@bartan/contract/shop/languages'
import { atom } from 'nanostores'
import type { WritableAtom } from 'nanostores'
import { createContext, useContext } from 'react'
import { queryOptions } from '@tanstack/react-query'
import { translateValue } from '#i18n/translate.ts'
import { call } from './api/api-client.ts'
import { useStore } from './storage/use-store.ts'

/** Its home page is there if it differs from the code's own, which that page alone brings along. */
export type Shop = Omit<PublicSettings, 'home'> & Partial<Pick<PublicSettings, 'home'>>

export type ShopStore = WritableAtom<Shop>

/** The settings of a page, of a preview of other settings, or of one rendering on the server. */
export const ShopContext = createContext<ShopStore>(atom(DEFAULT_SHOP))

/** The settings; what shows them is rendered again when they change. */
export const useShop = (): Shop => useStore(useContext(ShopContext))

/** Compared as a whole: a new day changes some of them without a new version. */
export const setShop = (store: ShopStore, settings: Shop): void => {
  if (JSON.stringify(settings) !== JSON.stringify(store.get())) store.set(settings)
}

/** What differs from what the page has already: most visitors need not be sent what is in the code. */
const changesOf = (
  settings: PublicSettings,
  known: Partial<PublicSettings> = DEFAULT_SHOP,
): Partial<PublicSettings> =>
  Object.fromEntries(
    Object.entries(settings).filter(
      ([name, value]) =>
        JSON.stringify(value) !== JSON.stringify(known[name as keyof PublicSettings]),
    ),
  )

export const settingsWith = (changes: Partial<PublicSettings>): Shop => ({
  ...DEFAULT_SHOP,
  ...changes,
})

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async ({ signal, meta }): Promise<Partial<PublicSettings>> =>
    changesOf(await call('GET /api/settings', {}, { signal, meta }), meta?.knownSettings),
})

/** `tel:` link of the shop's number. */
export const shopTel = ({ phone }: Shop): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`

/** Opens a chat with the shop: by its own number for that, or else by the one to ring. */
export const shopWhatsApp = ({ whatsapp, phone }: Shop): string =>
  `https://wa.me/${(whatsapp || phone).replaceAll(/\D/g, '')}`

/** A setting's text in a language; one of the code's own has the app's translation. */
export const shopText = (
  language: Language,
  text: string,
  others: Readonly<Record<string, string>>,
): string => others[language] ?? translateValue(language, text)

/** The title of the shop's own page, and of an installed app's window. */
export const shopTitle = (language: Language, { name, tagline, taglineIn }: Shop): string =>
  [name, shopText(language, tagline, taglineIn)].filter(Boolean).join(' · ')

/** A category's name as shoppers read it. */
export const categoryName = (language: Language, { categories }: Shop, name: string): string => {
  const category = categories.find((one) => one.name === name)
  return shopText(language, name, category?.nameIn ?? {})
}

export const categoryNames = ({ categories }: Shop): string[] => categories.map(({ name }) => name)

/** The home page has a row of its products. */
export const firstCategory = (shop: Shop): string => categoryNames(shop)[0] ?? ''
