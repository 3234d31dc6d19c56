import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import type { PublicSettings } from '@bartan/contract/settings/settings'
import type { Language } from '@bartan/contract/shop/languages'
import { queryOptions } from '@tanstack/react-query'
import { atom, type WritableAtom } from 'nanostores'
import { createContext, useContext } from 'react'
import { translateValue } from '#i18n/translate.ts'
import { call } from './api/api-client.ts'
import { useStore } from './storage/use-store.ts'

/** `home` is only there if it differs from the default, which is part of the home page's code. */
export type Shop = Omit<PublicSettings, 'home'> & Partial<Pick<PublicSettings, 'home'>>

export type ShopStore = WritableAtom<Shop>

/** Settings of a page, of a preview, or of one server rendering. */
export const ShopContext = createContext<ShopStore>(atom(DEFAULT_SHOP))

/** The shop's settings; components render again when they change. */
export const useShop = (): Shop => useStore(useContext(ShopContext))

/** Whether the seller has GST: without it, nothing of tax is asked. */
export const useIsTaxed = (): boolean => useShop().legal.registration !== 'unregistered'

/** Compared as a whole, because a new day changes some settings without a new version. */
export const setShop = (store: ShopStore, settings: Shop): void => {
  if (JSON.stringify(settings) !== JSON.stringify(store.get())) store.set(settings)
}

/** Settings that differ from the page's own, so that defaults aren't sent. */
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

/** Opens a WhatsApp chat with the shop: by its WhatsApp number, or else its phone number. */
export const shopWhatsApp = ({ whatsapp, phone }: Shop): string =>
  `https://wa.me/${(whatsapp || phone).replaceAll(/\D/g, '')}`

/** A setting's text in a language; default texts have a translation in the app. */
export const shopText = (
  language: Language,
  text: string,
  others: Readonly<Record<string, string>>,
): string => others[language] ?? translateValue(language, text)

/** Title of the home page, and of an installed app's window. */
export const shopTitle = (language: Language, { name, tagline, taglineIn }: Shop): string =>
  [name, shopText(language, tagline, taglineIn)].filter(Boolean).join(' · ')

/** A category's name for shoppers. */
export const categoryName = (language: Language, { categories }: Shop, name: string): string => {
  const category = categories.find((one) => one.name === name)
  return shopText(language, name, category?.nameIn ?? {})
}

export const categoryNames = ({ categories }: Shop): string[] => categories.map(({ name }) => name)

/** The category that the home page shows products of. */
export const firstCategory = (shop: Shop): string => categoryNames(shop)[0] ?? ''
