import { DEFAULT_HOME } from '@bartan/contract/settings/default-home'
import type { PublicSettings } from '@bartan/contract/settings/settings'
import { useShop } from '#lib/shop-settings.ts'

/** What the home page shows, by the settings. */
export const useHome = (): PublicSettings['home'] => useShop().home ?? DEFAULT_HOME
